import { expect, it } from 'vitest';
import { splitFrontMatter } from './front-matter.ts';

it('splits a file at its dashes and counts the line on which the text begins', () => {
  expect(splitFrontMatter('---\nid: a\ntitle: b\n---\n\nText\n---\nmore')).toEqual({
    frontMatter: 'id: a\ntitle: b\n',
    body: '\nText\n---\nmore',
    linesAboveBody: 4,
  });
});

it('takes line ends of any editor, and a file without text', () => {
  expect(splitFrontMatter('---\r\nid: a\r\n---\r\nText')).toEqual({
    frontMatter: 'id: a\r\n',
    body: 'Text',
    linesAboveBody: 3,
  });
  expect(splitFrontMatter('---\nid: a\n---')).toEqual({ frontMatter: 'id: a\n', body: '', linesAboveBody: 2 });
});

it('finds none where the file does not begin with it', () => {
  expect(splitFrontMatter('Text\n---\nid: a\n---\n')).toBeNull();
  expect(splitFrontMatter('---\nid: a\n')).toBeNull();
});
