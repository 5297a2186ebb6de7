import { readFile, readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readFigures } from './figures.ts';

const drawings = [...(await readFigures('content/figures'))].flatMap(([id, figure]) =>
  Object.entries(figure).flatMap(([language, { wide, narrow }]) =>
    [wide, narrow].filter((svg) => svg !== undefined).map((svg) => ({ id, language, svg })),
  ),
);

// Text outside labels is invisible in a drawing, but would appear in a copied article.
test.each(drawings)('$id ($language) has text only in its labels', ({ svg }) => {
  const outside = svg.replaceAll(/<(text|title|desc)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, '');
  expect(outside.trim()).toBe('');
});

const articles = (await readdir('content/articles')).flatMap((id) =>
  ['es', 'en'].map((language) => ({ id, language })),
);

/** All sequences of four words, without case and punctuation. */
function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(3).map((_, index) => words.slice(index, index + 4).join(' ')));
}

/**
 * The notes of a drawing: its texts of class `quiet`. Captions may repeat its other texts, which are names and dates.
 */
function notesOf(svg: string): string {
  return [...svg.matchAll(/<text[^>]* class="[^"]*\bquiet\b[^>]*>(?<words>.*?)<\/text>/g)]
    .map(({ groups }) => groups?.words ?? '')
    .join(' ');
}

test.each(articles)('captions of $id ($language) do not repeat notes of drawings', async ({ id, language }) => {
  const source = await readFile(`content/articles/${id}/${language}.md`, 'utf8');
  const captions = source.matchAll(/\(figure:(?<figure>[\w-]+) '(?<caption>.*)'\)$/gm);
  const repeated = [...captions].flatMap(({ groups = {} }) => {
    const drawing = drawings.filter((each) => each.id === groups.figure && each.language === language);
    const noted = runsOf(drawing.map(({ svg }) => notesOf(svg)).join(' '));
    return [...runsOf(groups.caption ?? '')].filter((run) => noted.has(run));
  });
  expect(repeated).toEqual([]);
});

test('the folder holds drawings', () => {
  expect(drawings.length).toBeGreaterThan(0);
});
