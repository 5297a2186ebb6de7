import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { headlessLaunch } from './chromium.ts';
import { projectCopy } from './project-copy.ts';
import { freePort } from './site-server.ts';
import { eventually } from './eventually.ts';
import { wake } from './wake.ts';

let project: Awaited<ReturnType<typeof projectCopy>>;
let server: ChildProcess;
let browser: Browser;
let page: Page;
let url = '';
let output = '';

beforeAll(async () => {
  project = await projectCopy();
  // Without the link to the project's `.cache`, this copy has its own caches of Vite and of the pictures.
  await rm(join(project.folder, '.cache'));
  const port = await freePort();
  url = `http://localhost:${port}`;
  server = spawn(process.execPath, ['server/main.ts', '--dev'], {
    cwd: project.folder,
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: join(project.folder, 'data') },
  });
  const keep = (text: Buffer) => (output += text.toString());
  server.stdout?.on('data', keep);
  server.stderr?.on('data', keep);
  browser = await chromium.launch(headlessLaunch());
  page = await browser.newPage();
  page.setDefaultTimeout(240_000);
  await eventually(() => expect(output).toContain('The site is at'));
});

afterAll(async () => {
  await browser.close();
  server.kill('SIGINT');
  await once(server, 'exit');
  await project.remove();
});

beforeEach(async () => {
  await page.goto(`${url}/?lang=en`);
  await wake(page);
});

const heading = () => page.getByRole('heading', { level: 1 });
const words = () =>
  heading()
    .innerText({ timeout: 1_000 })
    .catch(() => '');

test('the page loads its entry script once', async () => {
  const entries = await page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/src/entry-site.ts')).length,
  );
  expect(entries).toBe(1);
});

test('a changed text is shown without a manual reload', async () => {
  await project.edit('content/pages/home.yaml', 'en: Become an air traffic controller', 'en: Words of another day');
  await expect.poll(words).toBe('Words of another day');
});

test('a changed component is shown, also in markup that the server rendered', async () => {
  await project.edit('src/sections/home/home-hero.tsx', '{title}', '{title} and a half');
  await expect.poll(words).toMatch(/and a half$/);
});

test('a changed style is applied', async () => {
  await project.edit('src/styles/base.css', /$/, '\nh1 { outline: 7px solid }\n');
  await expect.poll(() => heading().evaluate((node) => getComputedStyle(node).outlineWidth)).toBe('7px');
});

test('broken content is shown on the page and in the terminal, with file, line and message, until it is corrected', async () => {
  const problem = /content\/courses\/block-1-tower\.yaml:\d+ .*\n +unknown name: seat\b/;
  output = '';
  await project.edit('content/courses/block-1-tower.yaml', 'seats:', 'seat:');
  await expect
    .poll(() =>
      page
        .locator('pre')
        .innerText({ timeout: 1_000 })
        .catch(() => ''),
    )
    .toMatch(problem);
  expect(output).toMatch(problem);
  await project.edit('content/courses/block-1-tower.yaml', 'seat:', 'seats:');
  await expect.poll(words).toBeTruthy();
  // The page may load a second time, when the server has seen the change.
  await expect
    .poll(() =>
      wake(page).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
});
