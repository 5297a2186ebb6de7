import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { visitFacts } from '../build/visit-facts.ts';
import { readBuildRecord, readContentRecord } from '../server/build-record.ts';
import { addDays, madridDay } from '../src/site/days.ts';

/**
 * Copies the build to a folder of its own and moves the visits in the copy to a month from today, each with one place
 * to book. Shipped visits are samples, which cannot be booked.
 */
export async function buildWithOpenVisits(): Promise<{ folder: string; ids: string[]; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'open-visits-'));
  await mkdir(join(folder, 'dist'));
  for (const name of ['server', 'src', 'node_modules', 'package.json', 'dist/client'])
    await symlink(resolve(name), join(folder, name));
  await cp(resolve('dist/server'), join(folder, 'dist/server'), { recursive: true });
  const [record, shipped] = await Promise.all([readBuildRecord('dist'), readContentRecord('dist')]);

  const { asOf: _, ...editions } = shipped.content.editions;
  const today = madridDay(new Date());
  const visits = shipped.content.visits.visits.map(({ sample: _sample, bookUntil: _until, ...visit }) => {
    return { ...visit, day: addDays(today, 30), places: 1 };
  });
  const content = { ...shipped.content, editions, visits: { ...shipped.content.visits, visits } };
  const facts = { ...record.facts, visits: visitFacts(content) };
  await writeFile(join(folder, 'dist/server/site.json'), JSON.stringify({ ...record, facts }));
  await writeFile(join(folder, 'dist/server/content.json'), JSON.stringify({ ...shipped, content }));
  return { folder, ids: visits.map(({ id }) => id), remove: () => rm(folder, { recursive: true }) };
}
