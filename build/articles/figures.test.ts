import { readFile, readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readFigures } from './figures.ts';

const drawings = [...(await readFigures('content/figures'))].flatMap(([id, figure]) =>
  Object.entries(figure).flatMap(([language, { wide, narrow }]) =>
    [wide, narrow].filter((svg) => svg !== undefined).map((svg) => ({ id, language, svg })),
  ),
);

// Words outside the labels are not drawn, but they go with the text of the page: whoever copies an article gets them.
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

test.each(articles)(
  'captions of $id ($language) say what the drawing above them does not',
  async ({ id, language }) => {
    const source = await readFile(`content/articles/${id}/${language}.md`, 'utf8');
    const repeated = [...source.matchAll(/\(figure:(?<figure>[\w-]+) '(?<caption>.*)'\)$/gm)].flatMap(
      ({ groups = {} }) => {
        const drawing = drawings.filter((each) => each.id === groups.figure && each.language === language);
        const drawn = runsOf(drawing.map(({ svg }) => svg.replaceAll(/<[^>]*>/g, ' ')).join(' '));
        return [...runsOf(groups.caption ?? '')].filter((run) => drawn.has(run));
      },
    );
    expect(repeated).toEqual([]);
  },
);

test('there are drawings to look at', () => {
  expect(drawings.length).toBeGreaterThan(0);
});
