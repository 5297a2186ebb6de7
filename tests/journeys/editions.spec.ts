import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import ICAL from 'ical.js';
import { expect } from '@playwright/test';
import { test } from '../page-test.ts';
import { wordsOf } from '../markup-words.ts';
import { projectCopy } from '../project-copy.ts';
import { startSite, type SiteServer } from '../site-server.ts';
import { wake } from '../wake.ts';

// Simulates a year. A build without samples and with one new edition is made while a server with samples runs. The new
// pages are read in October 2025, on the day on which courses start, and before the new edition.

test.describe.configure({ mode: 'serial' });

/** Longest wait for pages of another day, in milliseconds: rendering has a lower priority than the other journeys. */
const longestDrawing = 500_000;

let project: Awaited<ReturnType<typeof projectCopy>>;
let site: SiteServer;

test.beforeAll(async () => {
  project = await projectCopy('2025-10-30T09:00:00Z');
  await cp('dist', join(project.folder, 'dist'), { recursive: true });
  site = await startSite(project.settings, '/readyz', project.folder);
});
test.afterAll(async () => {
  await site?.stop();
  await project?.remove();
});

/** The new edition. */
const added = 'block-1-2026-11';

const paths = {
  es: { tower: '/bloque-1-habilitacion-torre', courses: '/cursos', calendar: '/calendario' },
  en: { tower: '/bloque-1-habilitacion-torre?lang=en', courses: '/courses', calendar: '/calendar' },
};

async function read(path: string): Promise<string> {
  const answer = await fetch(site.url + path);
  expect(answer.status, path).toBe(200);
  return answer.text();
}

/** The text of a page between its header and its footer. */
async function wordsOn(path: string): Promise<string> {
  const html = await read(path);
  return wordsOf(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
}

async function bannerOn(path: string): Promise<string> {
  return wordsOf(/<aside.*?<\/aside>/s.exec(await read(path))?.[0] ?? '').trim();
}

/** Rebuilds the project, and meanwhile requests the files of its pages from the running server. */
async function buildWhileServing(): Promise<void> {
  const files = [...(await read('/')).matchAll(/["' ](\/assets\/[\w.-]+\.(?:js|css|woff2))/g)].map(([, path]) => path!);
  expect(files.length).toBeGreaterThan(2);
  const progress = { isBuilt: false };
  const building = project.build().finally(() => (progress.isBuilt = true));
  const failures: string[] = [];
  let asked = 0;
  while (!progress.isBuilt) {
    for (const path of [...files, '/favicon.svg', '/forms/embed.js']) {
      const answer = await fetch(site.url + path);
      await answer.arrayBuffer();
      asked += 1;
      if (answer.status !== 200) failures.push(`${answer.status} ${path}`);
    }
    await delay(200);
  }
  await building;
  expect(asked).toBeGreaterThan(50);
  expect(failures).toEqual([]);
}

/** Start dates in a page's structured data. */
async function startsIn(path: string): Promise<string[]> {
  return [...(await read(path)).matchAll(/"startDate":"([^"]+)"/g)].map(([, start]) => start ?? '');
}

/** Ids of the editions shown as strips on a page. */
async function editionsOn(path: string): Promise<string[]> {
  return [...(await read(path)).matchAll(/<article[^>]* id="([\w-]+-20\d\d-\d\d[\w-]*)"/g)].map(([, id]) => id ?? '');
}

test('the build of a new edition removes no file in use', async () => {
  expect(await read('/')).toContain('Las fechas de los cursos son un ejemplo');
  await project.edit('editions.yaml', /^asOf: .*$/m, '');
  await project.edit(
    'courses/block-1-tower.yaml',
    /^editions:\n/m,
    `editions:\n  - { id: ${added}, campus: canarias, start: { day: 2026-11-24 }, places: 16, placesLeft: 3 }\n`,
  );
  await buildWhileServing();
  await site.stop();
  site = await startSite(project.settings, '/readyz', project.folder);
});

test('in October 2025 the pages show the courses of November', async () => {
  expect(await bannerOn('/')).toContain('Próximo curso: Bloque 2 (Aproximación y Ruta) comienza en noviembre 2025.');
  expect(await bannerOn('/?lang=en')).toContain('Next course: Block 2 (Approach and Route) starts in November 2025.');
  expect(await read('/')).not.toContain('Las fechas de los cursos son un ejemplo');
  for (const language of ['es', 'en'] as const) {
    const { tower, courses, calendar } = paths[language];
    expect(await startsIn(tower)).toEqual(['2025-11-25', '2025-11-25', '2026-11-24']);
    expect(await editionsOn(tower)).toEqual(['block-1-2025-11-madrid', 'block-1-2025-11-canarias', added]);
    expect(await wordsOn(courses)).toContain('25 NOV 2025');
    expect(await editionsOn(`${calendar}?course=block-1-tower&campus=canarias`)).toEqual([
      'block-1-2025-11-canarias',
      added,
    ]);
    expect(await editionsOn(`${calendar}?course=no-such-course`)).toHaveLength(9);
  }
});

test('on the day on which courses start, the running server updates its pages and stays responsive', async () => {
  await project.setClock('2025-11-25T00:30:00Z');
  const begun = performance.now();
  let slowest = 0;
  let banner = '';
  while (!banner.includes('Bloque 2') || (await startsIn(paths.es.tower)).includes('2025-11-25')) {
    if (performance.now() - begun > longestDrawing)
      throw new Error(`The pages were not drawn again:\n${site.output()}`);
    const start = performance.now();
    banner = await bannerOn('/');
    slowest = Math.max(slowest, performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  // Rendering takes seconds, and longer on a busy machine.
  expect(slowest).toBeLessThan((performance.now() - begun) / 2);
  for (const language of ['es', 'en'] as const) {
    const { tower, courses, calendar } = paths[language];
    expect(await startsIn(tower)).toEqual(['2026-11-24']);
    expect(await editionsOn(tower)).toEqual([added]);
    expect(await wordsOn(tower)).toContain({ es: '(empezada)', en: '(started)' }[language]);
    expect(await wordsOn(courses)).not.toContain('25 NOV 2025');
    // The month is not over: Block 2 may still begin in it.
    expect(await editionsOn(calendar)).toEqual(['block-2-2025-11', added]);
  }
});

test('after the update a page opened by a link belongs to the build of the new day', async ({ page }) => {
  await page.goto(site.url + paths.es.tower);
  await wake(page);
  await page.getByRole('link', { name: 'Cursos', exact: true }).first().click();
  await expect(page).toHaveURL(/\/cursos$/);
  const build = await page.locator('html').getAttribute('data-build');
  expect(build).toMatch(/\.2025-11-25$/);
});

test('in September 2026 pages and calendar files show the new edition', async () => {
  await project.setClock('2026-09-15T08:00:00Z');
  await expect.poll(() => bannerOn('/'), { timeout: longestDrawing }).toContain('24 de noviembre de 2026');

  const words = {
    es: { banner: 'comienza el 24 de noviembre de 2026', state: 'últimas plazas', places: '3 de 16' },
    en: { banner: 'starts on November 24, 2026', state: 'last places', places: '3 of 16' },
  };
  for (const language of ['es', 'en'] as const) {
    const { tower, courses, calendar } = paths[language];
    expect(await bannerOn(calendar)).toContain(words[language].banner);
    expect(await wordsOn(courses)).toContain('24 NOV 2026');
    expect(await startsIn(tower)).toEqual(['2026-11-24']);
    expect(await read(tower)).toContain('https://schema.org/LimitedAvailability');
    for (const page of [tower, calendar]) {
      expect(await editionsOn(page)).toEqual([added]);
      expect(await wordsOn(page)).toContain(words[language].state);
      expect(await wordsOn(page)).toContain(words[language].places);
    }
  }
  expect(await wordsOn('/')).toContain('24 NOV 2026');
  expect(await wordsOn('/canarias')).toContain('24 NOV 2026');
  expect(await wordsOn('/madrid')).not.toContain('24 NOV 2026');

  for (const path of ['/calendario/cursos.ics', '/calendar/courses.ics']) {
    const answer = await fetch(site.url + path);
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
    const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
    const next = events.find(({ uid }) => uid === `${added}@localhost`);
    expect(next?.startDate.toString()).toBe('2026-11-24');
    expect(events.map(({ uid }) => uid)).toContain('block-2-2025-11@localhost');
  }
});
