import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { documentAssets, type Drawing } from '../build/drawing.ts';
import { pictureCatalogue } from '../src/site/picture-catalogue.ts';
import { visitFacts } from '../build/visit-facts.ts';
import type { BuildRecord } from '../server/build-record.ts';
import { pageName } from '../server/site-build.ts';
import type * as Pages from '../src/entry-server.tsx';
import { languages } from '../src/i18n/language.ts';
import { addDays, madridDay } from '../src/site/days.ts';
import { siteUrlMark } from '../src/site/document.ts';
import { dataPath } from '../src/site/page-data.ts';

/**
 * Copies the build to a folder of its own and moves the visits in the copy to a month from today, each with one place
 * to book. Shipped visits are samples, which cannot be booked. Only the page of visits is rendered again.
 */
export async function buildWithOpenVisits(): Promise<{ folder: string; ids: string[]; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'open-visits-'));
  await mkdir(join(folder, 'dist'));
  for (const name of ['server', 'src', 'node_modules', 'package.json', 'dist/client'])
    await symlink(resolve(name), join(folder, name));
  for (const name of ['dist/server', 'dist/pages']) await cp(resolve(name), join(folder, name), { recursive: true });
  const readJson = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, 'dist/server', name), 'utf8'));
  const { content: shipped, pictures, parts } = (await readJson('drawing.json')) as Drawing;
  const record = (await readJson('site.json')) as BuildRecord;

  const { asOf: _, ...editions } = shipped.editions;
  const today = madridDay(new Date());
  const visits = shipped.visits.visits.map(({ sample: _sample, bookUntil: _until, ...visit }) => {
    return { ...visit, day: addDays(today, 30), places: 1 };
  });
  const content = { ...shipped, editions, visits: { ...shipped.visits, visits } };
  const facts = { ...record.facts, visits: visitFacts(content) };
  await writeFile(join(folder, 'dist/server/site.json'), JSON.stringify({ ...record, facts }));

  const pages = (await import(pathToFileURL(resolve('dist/server/pages.js')).href)) as typeof Pages;
  const assets = documentAssets(parts);
  const known = { content, today, syllabuses: {}, build: assets.build, siteUrl: siteUrlMark, params: {} };
  const catalogue = pictureCatalogue({ manifest: content.pictures, sets: pictures });
  for (const language of languages) {
    const drawn = await pages.drawPage({ ...known, page: 'visits', language, pictures: catalogue }, assets);
    const file = (name: string) => join(folder, 'dist/pages', name);
    await writeFile(file(pageName('visits', language, {})), drawn.html);
    await writeFile(file(dataPath('visits', language)), JSON.stringify(drawn.data));
  }
  return { folder, ids: visits.map(({ id }) => id), remove: () => rm(folder, { recursive: true }) };
}
