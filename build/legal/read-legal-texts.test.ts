import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolders } from '../../tests/temporary-folders.ts';
import { keepTogether } from '../../src/i18n/keep-together.ts';
import { centre } from '../../src/schema/centre.ts';
import { keptReadings } from '../content/kept-readings.ts';
import type { ContentProblem } from '../content/problem.ts';
import { readYaml } from '../content/read-yaml.ts';
import { readLegalTexts } from './read-legal-texts.ts';

const { value } = readYaml('content/centre.yaml', await readFile('content/centre.yaml', 'utf8'), centre);
if (!value) throw new Error('content/centre.yaml cannot be read.');
const references = { centre: value, articles: new Set<string>(), kept: keptReadings() };

const { emptyFolder } = temporaryFolders('legal');

describe('readLegalTexts', () => {
  let folder: string;

  beforeEach(async () => {
    folder = emptyFolder();
    await cp('content/legal', folder, { recursive: true });
  });

  async function change(name: string, from: string | RegExp, to: string) {
    const file = join(folder, name);
    await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
  }

  async function read() {
    const problems: ContentProblem[] = [];
    const texts = await readLegalTexts(folder, references, problems);
    return { texts, problems: problems.map(({ file, line, place }) => `${file}:${line} ${place}`) };
  }

  it('replaces placeholders, and splits the cookie policy at its table', async () => {
    const { texts, problems } = await read();
    expect(problems).toEqual([]);
    expect(texts['legal-notice'].en.html).toContain(keepTogether(value.legal.companyName));
    expect(texts.privacy.es.htmlAfterTable).toBeNull();
    expect(texts.cookies.es.html + texts.cookies.es.htmlAfterTable).not.toContain('{{');
    expect(texts.cookies.en.htmlAfterTable).toContain(value.legal.dataProtectionEmail);
    for (const text of Object.values(texts)) expect(text.es.html + text.en.html).not.toMatch(/\{centre/);
  });

  it('reports an unknown placeholder with its line', async () => {
    await change('privacy.en.md', /\n---\n\n/, '\n---\n\nWrite to {centre.fax}.\n\n');
    const { problems } = await read();
    expect(problems).toEqual(['content/legal/privacy.en.md:11 text']);
  });

  it.each([
    ['a cookie policy without its table', 'cookies.es.md', '{{cookie-table}}', 'None.', '10 text'],
    ['a table in another text', 'privacy.es.md', /\n---\n\n/, '\n---\n\n{{cookie-table}}\n\n', '10 text'],
    ['a file without front matter', 'privacy.es.md', '---\n', '', '1 the whole file'],
    ['an invalid date', 'accessibility.es.md', /updated: .*/, 'updated: soon', '7 updated'],
    ['a version that differs', 'accessibility.en.md', /version: .*/, "version: 'none'", '1 version'],
    ['a heading that the translation lacks', 'cookies.en.md', '## ', '### ', '1 number of headings'],
  ])('reports %s', async (_, name, from, to, expected) => {
    await change(name, from, to);
    expect((await read()).problems).toEqual([`content/legal/${name}:${expected}`]);
  });

  it('reports a language that is missing', async () => {
    await rm(join(folder, 'cookies.en.md'));
    expect((await read()).problems).toEqual(['content/legal/cookies.en.md:1 the whole file']);
  });
});
