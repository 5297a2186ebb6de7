import { expect, test } from 'vitest';
import type { ContentFileLine } from '../../../schema/office-content.ts';
import { linesOf, partOf, viewOf } from './file-lines.ts';

function line(file: string, more: Partial<ContentFileLine> = {}): ContentFileLine {
  const plain = { chapter: 'texts', title: file, isChanged: false, lagging: 0, isHidden: false } as const;
  return { file, ...plain, ...more };
}

test('the two language files of a legal text are one line with the open points of both', () => {
  const lines = [
    line('pages/home.yaml'),
    line('legal/privacy.en.md', { lagging: 2, isChanged: true }),
    line('legal/privacy.es.md', { lagging: 1 }),
    line('courses/atc-refresher.yaml', { chapter: 'courses' }),
  ];
  expect(linesOf(lines, 'texts')).toEqual([lines[0], { ...lines[2], lagging: 3, isChanged: true }]);
});

test.each([
  ['pages/home.yaml', 'pages'],
  ['people.yaml', 'people'],
  ['press.yaml', 'press'],
  ['legal/privacy.es.md', 'legal'],
  ['centre.yaml', 'others'],
])('%s is listed in the part %s', (file, part) => {
  expect(partOf(file)).toBe(part);
});

test.each([
  ['courses/atc-refresher.yaml', 'courses'],
  ['enrolment.yaml', 'courses'],
  ['articles/first/article.es.md', 'articles'],
  ['centre.yaml', 'texts'],
])('%s is changed on the screen of %s', (file, view) => {
  expect(viewOf(file)).toBe(view);
});
