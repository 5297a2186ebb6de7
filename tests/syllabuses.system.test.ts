import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolders } from './temporary-folders.ts';
import { readContent } from '../build/content/load-content.ts';
import { readPrintParts } from '../build/syllabus/print-parts.ts';
import { drawSyllabus } from '../build/syllabus/draw-syllabus.ts';
import { allSyllabuses } from '../build/syllabus/syllabuses.ts';
import { euros } from '../src/i18n/format.ts';
import { languages } from '../src/i18n/language.ts';
import type { SiteContent } from '../src/schema/site-content.ts';
import { contentDay } from '../src/site/content-day.ts';
import { syllabusPath } from '../src/site/syllabus-paths.ts';

// Reads the printed syllabuses with Poppler, as a PDF reader would.

const { folder } = temporaryFolders('syllabuses');

let content: SiteContent;
const files = new Map<string, Buffer>();

beforeAll(async () => {
  content = await readContent('content');
  const print = readPrintParts();
  for (const [path, syllabus] of allSyllabuses(content, contentDay(content, new Date())))
    files.set(path, await drawSyllabus(print, syllabus));
});

/** The output of one of Poppler's programs about a file. */
function ask(program: string, file: Buffer, ...options: string[]): string {
  const path = join(folder, 'syllabus.pdf');
  writeFileSync(path, file);
  return execFileSync(program, [...options, path, ...(program === 'pdftotext' ? ['-'] : [])], { encoding: 'utf8' });
}

test('every syllabus is small, tagged and titled, and has its own fonts embedded', () => {
  expect(files.size).toBeGreaterThan(10);
  for (const [path, file] of files) {
    expect(file.length, path).toBeLessThan(200_000);
    const facts = ask('pdfinfo', file);
    expect(facts, path).toMatch(/^Tagged: +yes$/m);
    expect(facts, path).toMatch(/^Title: +(?:Programa|Syllabus): \S/m);
    expect(Number(/^Pages: +(\d+)$/m.exec(facts)?.[1]), path).toBeLessThan(6);
    const [, , ...fonts] = ask('pdffonts', file).trim().split('\n');
    for (const font of fonts) expect(font, path).toMatch(/\+B612\S* +CID TrueType +Identity-H +yes yes yes/);
  }
});

test.each(languages)('headings, lists and tables are tagged, in %s', (language) => {
  const structure = ask('pdfinfo', files.get(syllabusPath('block-1-tower', language))!, '-struct-text');
  const { card, page } = content.courses['block-1-tower']!;
  expect(structure).toContain(`H1 (block)\n    "${card.title[language]}"`);
  expect(structure).toContain(`H2 (block)\n    "${page?.cost.title[language]}"`);
  for (const element of ['L (block)', 'LI (block)', 'Lbl', 'LBody', 'Table', 'TR', 'TH', 'TD', 'Caption'])
    expect(structure).toContain(element);
});

test('every syllabus contains the price of its course and a number on each page', () => {
  for (const [id, { facts, route }] of Object.entries(content.courses)) {
    if (!route) continue;
    for (const language of languages) {
      const text = ask('pdftotext', files.get(syllabusPath(id, language))!, '-layout').replaceAll('\u00A0', ' ');
      if (facts.price) expect(text, id).toContain(euros(facts.price.amount, language).replaceAll('\u00A0', ' '));
      const pages = text.split('\f').filter((page) => page.trim() !== '');
      pages.forEach((page, index) => {
        expect(page, id).toContain(`${index + 1} ${language === 'es' ? 'de' : 'of'} ${pages.length}`);
        // A page with only a footer would be shorter.
        expect(page.trim().split('\n').length, `${id}, page ${index + 1}`).toBeGreaterThan(6);
      });
    }
  }
});
