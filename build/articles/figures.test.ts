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

test('there are drawings to look at', () => {
  expect(drawings.length).toBeGreaterThan(0);
});
