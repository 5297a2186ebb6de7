import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { FoundField } from '../server/publish/preview-messages.ts';
import { languages, type Language } from '../src/i18n/language.ts';
import { splitFrontMatter } from '../src/schema/front-matter.ts';
import { readCourseFigures, fillFigures, type CourseFigures } from './content/course-figures.ts';
import { contentValues } from './content/content-values.ts';
import { contentFilesBelow } from './content/content-files-below.ts';
import { sharedReadings } from './content/kept-readings.ts';

/**
 * Finds the fields that are exactly this text of a page. If there are none, finds the fields that contain the text, and
 * long fields that are part of it. Placeholders of course facts are filled in; blanks and marks of Markdown are
 * ignored.
 * @param folder a folder `content/`
 */
export async function fieldsWithText(folder: string, text: string): Promise<FoundField[]> {
  const wanted = plain(text);
  if (wanted === '') return [];
  const figures = await readCourseFigures(folder, sharedReadings);
  const texts = (
    await Promise.all((await contentFilesBelow(folder)).map((file) => textsOf(folder, file, figures)))
  ).flat();
  const same = texts.filter(({ said }) => said === wanted);
  const near = texts.filter(({ said }) => said.includes(wanted) || (said.length > 20 && wanted.includes(said)));
  return (same.length > 0 ? same : near).map(({ file, path, line }) => ({ file, path, line }));
}

type Said = FoundField & { said: string };

async function textsOf(folder: string, file: string, figures: CourseFigures): Promise<Said[]> {
  const source = await readFile(`${folder}/${file}`, 'utf8');
  if (file.endsWith('.yaml')) return valuesOf(file, source, 0, figures);
  const parts = splitFrontMatter(source);
  const first = (parts?.linesAboveBody ?? 0) + 1;
  const language = languages.find((each) => basename(file).endsWith(`${each}.md`)) ?? 'es';
  const lines = (parts?.body ?? source).split('\n').map((line, index) => ({
    file,
    path: [],
    line: first + index,
    said: plain(fillFigures(line, language, figures).text),
  }));
  return [...valuesOf(file, parts?.frontMatter ?? '', 1, figures), ...lines.filter(({ said }) => said !== '')];
}

function valuesOf(file: string, source: string, firstLine: number, figures: CourseFigures): Said[] {
  return contentValues(file, source, firstLine).flatMap(({ value, path, line }) => {
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const language: Language = path.includes('en') ? 'en' : 'es';
    const said = plain(fillFigures(String(value), language, figures).text);
    return [{ file, line, said, path: path.map((key) => (/^\d+$/.test(key) ? Number(key) : key)) }];
  });
}

/** A text in Markdown with the words of its links only. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}

/** A text as shown: single blanks between words, and no marks of Markdown. */
function plain(text: string): string {
  return withoutAddresses(text)
    .replaceAll(/^\s*(?:#{1,6}|[-*>]|\d+\.)\s+/g, '')
    .replaceAll(/[*_`]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
