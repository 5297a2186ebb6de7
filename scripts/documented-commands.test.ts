import { globSync, readFileSync } from 'node:fs';
import { pino } from 'pino';
import { expect, test } from 'vitest';

const pages = ['README.md', ...globSync('docs/**/*.md')];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** All matches of the first group of `pattern` in the documents, each with the name of its document. */
function typed(pattern: RegExp): { page: string; word: string }[] {
  return pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(pattern)].map(([, word = '']) => ({ page, word })),
  );
}

test('every command in the documents exists, and those for an installed site use its settings', () => {
  const commands = typed(/\bnpm (?:run )?((?<=run )[\w:]+|start\b|test\b)/g);
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.filter(({ word }) => scripts[word] === undefined)).toEqual([]);
  const asSite = typed(/as-site\.sh ([\w:]+)/g);
  expect(asSite.length).toBeGreaterThan(10);
  expect(asSite.filter(({ word }) => !/--env-file\S+ \S+\.ts$/.test(scripts[word] ?? ''))).toEqual([]);
});

test('every file of operations/ in the documents exists', () => {
  const files = typed(/(?<=[`\s])(operations\/[\w@./*-]*[\w*])/g);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter(({ word }) => globSync(word).length === 0)).toEqual([]);
});

test('the journal query in alarms.md matches only log lines of the levels error and fatal', () => {
  const pattern = /^journalctl .*-g '([^']+)'/m.exec(readFileSync('docs/operations/alarms.md', 'utf8'))?.[1] ?? '(?!)';
  const shown: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => new RegExp(pattern).test(line) && shown.push(line) });
  for (const level of ['debug', 'info', 'warn', 'error', 'fatal'] as const) log[level]({ code: 'DISK_FULL' }, level);
  expect(shown.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['error', 'fatal']);
});
