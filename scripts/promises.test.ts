import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/promises.md', 'utf8').match(/^\| (?:\*\*|.*\| served).*$/gm) ?? [];
/** A link to a test: its title and its file. */
const link = /\[([^\]]+)\]\(\.\.\/([^)]+\.(?:test|spec)\.tsx?)\)/g;

test('every promise names the test that proves it, and file and title exist', () => {
  expect(rows.length).toBeGreaterThan(25);
  for (const row of rows) {
    const proofs = [...row.matchAll(link)];
    expect(proofs, row).not.toEqual([]);
    for (const [, title = '', file = ''] of proofs) expect(readFileSync(file, 'utf8')).toContain(title);
  }
});
