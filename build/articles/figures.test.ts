import { readFile, readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readFigures } from './figures.ts';

const drawings = [...(await readFigures('content/figures'))].flatMap(([id, figure]) =>
  Object.entries(figure).flatMap(([language, { wide, narrow }]) =>
    [wide, narrow].filter((svg) => svg !== undefined).map((svg) => ({ id, language, svg })),
  ),
);

// Words outside the labels are invisible in a drawing, but a copied article would contain them.
test.each(drawings)('$id ($language) has words in its labels alone', ({ svg }) => {
  const outside = svg.replaceAll(/<(text|title|desc)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, '');
  expect(outside.trim()).toBe('');
});

const articles = (await readdir('content/articles')).flatMap((id) =>
  ['es', 'en'].map((language) => ({ id, language })),
);

/** Runs of four words, whatever their capitals and marks. */
function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(3).map((_, index) => words.slice(index, index + 4).join(' ')));
}

/** The notes of a drawing: its texts of class `quiet`. A caption may repeat the other texts, names and dates. */
function notesOf(svg: string): string {
  return [...svg.matchAll(/<text[^>]* class="[^"]*\bquiet\b[^>]*>(?<words>.*?)<\/text>/g)]
    .map(({ groups }) => groups?.words ?? '')
    .join(' ');
}

test.each(articles)(
  'captions of $id ($language) do not repeat the notes of their drawings',
  async ({ id, language }) => {
    const source = await readFile(`content/articles/${id}/${language}.md`, 'utf8');
    const captions = source.matchAll(/\(figure:(?<figure>[\w-]+) '(?<caption>.*)'\)$/gm);
    const repeated = [...captions].flatMap(({ groups = {} }) => {
      const drawing = drawings.filter((each) => each.id === groups.figure && each.language === language);
      const noted = runsOf(drawing.map(({ svg }) => notesOf(svg)).join(' '));
      return [...runsOf(groups.caption ?? '')].filter((run) => noted.has(run));
    });
    expect(repeated).toEqual([]);
  },
);

test('the folder holds drawings', () => {
  expect(drawings.length).toBeGreaterThan(0);
});
