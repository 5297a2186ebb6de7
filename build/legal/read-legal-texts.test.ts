import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepTogether } from '../../src/i18n/keep-together.ts';
import { centre } from '../../src/schema/centre.ts';
import { keptReadings } from '../content/kept-readings.ts';
import type { ContentProblem } from '../content/problem.ts';
import { readYaml } from '../content/read-yaml.ts';
import { readLegalTexts } from './read-legal-texts.ts';

const { value } = readYaml('content/centre.yaml', await readFile('content/centre.yaml', 'utf8'), centre);
if (!value) throw new Error('content/centre.yaml cannot be read.');
const references = { centre: value, articles: new Set<string>(), kept: keptReadings() };

describe('readLegalTexts', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'legal-'));
    await cp('content/legal', folder, { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

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
    [
      'a cookie policy without its table',
      'cookies.es.md',
      '{{cookie-table}}',
      'None.',
      'content/legal/cookies.es.md:10 text',
    ],
    [
      'a table in another text',
      'privacy.es.md',
      /\n---\n\n/,
      '\n---\n\n{{cookie-table}}\n\n',
      'content/legal/privacy.es.md:10 text',
    ],
    ['a file without front matter', 'privacy.es.md', '---\n', '', 'content/legal/privacy.es.md:1 the whole file'],
    [
      'an invalid date',
      'accessibility.es.md',
      /updated: .*/,
      'updated: soon',
      'content/legal/accessibility.es.md:7 updated',
    ],
    [
      'a version that differs in the translation',
      'accessibility.en.md',
      /version: .*/,
      "version: 'none'",
      'content/legal/accessibility.en.md:1 version',
    ],
    [
      'a heading that the translation lacks',
      'cookies.en.md',
      '## ',
      '### ',
      'content/legal/cookies.en.md:1 number of headings',
    ],
  ])('reports %s', async (_, name, from, to, expected) => {
    await change(name, from, to);
    expect((await read()).problems).toEqual([expected]);
  });

  it('reports a language that is missing', async () => {
    await rm(join(folder, 'cookies.en.md'));
    expect((await read()).problems).toEqual(['content/legal/cookies.en.md:1 the whole file']);
  });
});
