import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import config from '../vite.config.ts';
import { oldestBrowsers } from './oldest-browsers.ts';

test('scripts are compiled for the browsers in package.json', () => {
  expect(config.build?.target).toEqual(['chrome117', 'edge117', 'firefox125', 'safari17', 'ios17']);
});

test.each(['README.md', 'content/legal/accessibility.es.md', 'content/legal/accessibility.en.md'])(
  '%s names the browsers in package.json',
  async (file) => {
    const text = await readFile(file, 'utf8');
    for (const { name, version } of oldestBrowsers()) {
      const named = [...text.matchAll(new RegExp(String.raw`${name} (\d+(?:\.\d+)?)`, 'g'))].map(([, found]) => found);
      expect(named, name).toContain(version);
      expect(new Set(named).size, name).toBe(1);
    }
  },
);
