import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBuildRecord } from '../server/build-record.ts';
import { newArticle } from '../server/office/content/new-article.ts';
import { drawContent } from '../server/publish/draw-content.ts';
import { publishedFolder, showBuild, switchContent } from '../server/publish/published-folder.ts';
import { previewOf } from '../server/publish/preview.ts';
import { startSite, type SiteServer } from './site-server.ts';
import { temporaryFolders } from './temporary-folders.ts';

const dist = resolve('dist');
const { folder } = temporaryFolders('publish');
const content = join(folder, 'content');
const course = join(content, 'courses', 'block-1-tower.yaml');

let site: SiteServer;
let built: string;
let id: string;
/** Duration of drawing, in milliseconds. */
let drawingTime: number;

beforeAll(async () => {
  cpSync('content', content, { recursive: true });
  const source = readFileSync(course, 'utf8');
  writeFileSync(course, source.replace('amount: 27000', 'amount: 28123'));
  [site, { base: built }] = await Promise.all([startSite(), readBuildRecord(dist)]);
  const start = performance.now();
  const drawn = await drawContent({ dist, dataDir: site.dataDir, content });
  drawingTime = performance.now() - start;
  if ('problems' in drawn) throw new Error(JSON.stringify(drawn.problems));
  id = drawn.id;
});
afterAll(() => site.stop());

const text = async (path: string) => (await fetch(site.url + path)).text();

/** The id of the served content. */
const served = async () => (JSON.parse(await text('/data/build.json')) as { build: string }).build;

async function untilServed(name: string): Promise<void> {
  await expect.poll(served, { interval: 20 }).toBe(name);
}

/** Describes a page that shows not exactly one of the two prices; null if it is right. */
async function mixed(path: string): Promise<string | null> {
  const answer = await fetch(site.url + path);
  const page = await answer.text();
  const prices = ['27.000', '28.123'].filter((price) => page.includes(price));
  return answer.status === 200 && prices.length === 1 ? null : `${path}: ${answer.status}, ${prices.join(' and ')}`;
}

const pricedPages = ['/cursos', '/bloque-1-habilitacion-torre'];

test('a price that is changed in its one place is updated on the pages and in the calendars', async () => {
  const addresses = [...(await text('/sitemap.xml')).matchAll(/<loc>[^<]*?:\d+(\/[^<]*)<\/loc>/g)].map(
    ([, path = '/']) => path,
  );
  const calendars = ['/calendario/cursos.ics', '/calendar/courses.ics'];
  const paths = [...addresses, ...calendars];
  expect(addresses.length).toBeGreaterThan(100);
  async function read(): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    // Sends four requests at a time, since a server limits the connections of one sender.
    const waiting = [...paths];
    const work = async () => {
      for (let path = waiting.shift(); path; path = waiting.shift()) found.set(path, await text(path));
    };
    await Promise.all([work(), work(), work(), work()]);
    return found;
  }
  const before = await read();
  const start = performance.now();
  switchContent(site.dataDir, id);
  await untilServed(id);
  const seconds = (drawingTime + performance.now() - start) / 1000;
  const after = await read();
  // Calendars fold their lines at any letter and escape commas (RFC 5545, 3.1 and 3.3.11).
  const changed = paths.filter((path) => /28[.,]?123/.test((after.get(path) ?? '').replaceAll(/\r\n |\\/g, '')));
  expect(changed).toEqual(expect.arrayContaining(['/cursos', '/courses', '/comparar', ...calendars]));
  expect(changed.length).toBeGreaterThan(10);
  for (const path of changed) expect(before.get(path), path).not.toMatch(/28[.,]?123/);
  console.log(`published in ${seconds.toFixed(1)} s, of which drawing ${(drawingTime / 1000).toFixed(1)} s`);
});

test('each response during switches is entirely old or entirely new, and none fails', async () => {
  const faults = new Set<string>();
  const under = { way: true };
  let asked = 0;
  async function visit(path: string): Promise<void> {
    while (under.way) {
      const fault = await mixed(path).catch((error: unknown) => `${path}: ${String(error)}`);
      if (fault) faults.add(fault);
      asked += 1;
    }
  }
  const visitors = [...pricedPages, ...pricedPages].map(visit);
  for (const name of [built, id, built, id]) {
    if (name === built) showBuild(site.dataDir);
    else switchContent(site.dataDir, name);
    await untilServed(name);
  }
  under.way = false;
  await Promise.all(visitors);
  expect(asked).toBeGreaterThan(40);
  expect([...faults]).toEqual([]);
});

test('a damaged pointer or folder changes nothing for visitors, and is reported in the log', async () => {
  const pointer = join(site.dataDir, 'published', 'current');
  for (const [name, reason] of [
    ['../../etc', 'names no content'],
    ['missing-content', 'missing or damaged'],
  ] as const) {
    writeFileSync(pointer, name);
    await expect.poll(() => site.output()).toContain(reason);
    expect(await served()).toBe(id);
  }
  const broken = publishedFolder(site.dataDir, 'half-a-content');
  cpSync(publishedFolder(site.dataDir, id), broken, {
    recursive: true,
    filter: (path) => !path.endsWith(join('server', 'content.json')),
  });
  const record = join(broken, 'server', 'site.json');
  writeFileSync(record, readFileSync(record, 'utf8').replace(`"build":"${id}"`, '"build":"half-a-content"'));
  switchContent(site.dataDir, 'half-a-content');
  await expect.poll(() => site.output()).toContain('ENOENT');
  expect(await served()).toBe(id);
  switchContent(site.dataDir, id);
});

test('a server killed while it switches starts with complete content', async () => {
  if ((await served()) === id) showBuild(site.dataDir);
  else switchContent(site.dataDir, id);
  await delay(Math.random() * 1300);
  await site.kill();
  await site.restart();
  expect(await mixed('/cursos')).toBeNull();
});

/** The files of a draft's folder. */
function filesOf(folderOfDraft: string): Parameters<typeof newArticle>[0] {
  const path = (file: string) => join(folderOfDraft, file);
  return {
    read: async (file) => (existsSync(path(file)) ? readFileSync(path(file)) : null),
    write: async (file, body) => {
      mkdirSync(dirname(path(file)), { recursive: true });
      writeFileSync(path(file), body ?? '');
    },
  };
}

test('a draft is previewed without scripts; a course with errors is as in the build, a new article not listed yet', async () => {
  const own = join(folder, 'content-draft');
  cpSync(content, own, { recursive: true });
  const cache = join(folder, 'previews');
  const preview = previewOf({ dist, content: own, cache, siteUrl: site.url, held: new Set() });
  const page = async (path: string) => {
    const answer = await preview.respond(path, '/preview/x');
    return 'body' in answer ? answer.body.toString() : JSON.stringify(answer);
  };
  try {
    const first = await page('/cursos');
    expect(first).toContain('28.123');
    expect(first).not.toContain('<script');
    expect(first).toContain('<meta name="robots" content="noindex">');
    expect(first).toContain('href="/preview/x/bloque-1-habilitacion-torre"');
    const font = /\/preview\/x(\/assets\/[^"')]+\.woff2)/.exec(first)?.[1] ?? '';
    expect(await preview.respond(font, '/preview/x')).toMatchObject({ status: 200, type: 'font/woff2' });
    const file = join(own, 'courses', 'block-1-tower.yaml');
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, source.replace('amount: 28123', 'amount: 29456'));
    expect(await page('/cursos')).toContain('29.456');
    // While its file has an error, the course is shown as in the build.
    writeFileSync(file, source.replace('amount: 28123', 'amount: a lot'));
    expect(await page('/cursos')).toContain('27.000');
    // A new article has empty fields: it is not listed yet, and its own page says why it is not shown.
    await newArticle(filesOf(own), { title: { es: 'Torre digital', en: 'Digital tower' }, day: '2026-01-01' });
    expect(await page('/blog')).not.toContain('Torre digital');
    expect(await page('/blog/torre-digital')).toContain('faltan datos');
    expect(await preview.respond('/nowhere', '/preview/x')).toMatchObject({ status: 404 });
    expect(await preview.respond('/cursos/', '/preview/x')).toEqual({ status: 308, location: '/cursos' });
    expect(await preview.respond('/../package.json', '/preview/x')).toMatchObject({ status: 404 });
  } finally {
    preview.close();
  }
});
