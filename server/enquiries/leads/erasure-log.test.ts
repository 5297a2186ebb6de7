import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { erasureLogFile, readErasureLog, writeErasureLog } from './erasure-log.ts';

const { emptyFolder } = temporaryFolders('erasure-log');
const [first, second] = [
  { key: 'b', erased_at: '2026-03-01T10:00:00.000Z' },
  { key: 'a', erased_at: '2026-03-02T10:00:00.000Z' },
];

test('erasures are added to the file, each once, and only its owner can read it', () => {
  const folder = emptyFolder();
  const file = erasureLogFile(folder);
  expect(file).toBe(join(folder, 'erasures.log'));
  expect(readErasureLog(file)).toEqual([]);
  writeErasureLog(file, [first]);
  writeErasureLog(file, [first, second]);
  expect(readErasureLog(file)).toEqual([first, second]);
  expect(readFileSync(file, 'utf8')).toBe('2026-03-01T10:00:00.000Z b\n2026-03-02T10:00:00.000Z a\n');
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readdirSync(folder)).toEqual(['erasures.log']);
  writeErasureLog(file, []);
  expect(readErasureLog(file)).toEqual([first, second]);
});

test('a missing folder is made, and only its owner can read it', () => {
  const dataDir = join(emptyFolder(), 'data', 'site');
  writeErasureLog(erasureLogFile(dataDir), [first]);
  expect(readErasureLog(erasureLogFile(dataDir))).toEqual([first]);
  expect(statSync(dataDir).mode & 0o077).toBe(0);
});

test('an incomplete line is ignored, and ended before the next', () => {
  const file = erasureLogFile(emptyFolder());
  writeFileSync(file, `${first.erased_at} ${first.key}\n\n${second.erased_at}\n ${second.key}\n`);
  expect(readErasureLog(file)).toEqual([first]);
  writeFileSync(file, `${first.erased_at} ${first.key}\n2026-03-02`);
  writeErasureLog(file, [first, second]);
  expect(readErasureLog(file)).toEqual([first, second]);
});

test('several processes write the file at once, and no erasure is missing', async () => {
  const file = erasureLogFile(emptyFolder());
  const program = `
    import { writeErasureLog } from '${import.meta.dirname}/erasure-log.ts';
    for (let n = 0; n < 100; n++)
      writeErasureLog(process.argv[1], [{ key: process.argv[2] + n, erased_at: '2026-03-01T10:00:00.000Z' }]);`;
  const runs = ['a', 'b', 'c'].map((name) =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', program, file, name]),
  );
  await Promise.all(runs);
  expect(new Set(readErasureLog(file).map(({ key }) => key)).size).toBe(300);
  expect(readErasureLog(file)).toHaveLength(300);
});
