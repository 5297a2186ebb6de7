import { expect, it } from 'vitest';
import { splitFrontMatter } from './front-matter.ts';

it('splits a file at its dashes, and counts the lines above the body', () => {
  expect(splitFrontMatter('---\nid: a\ntitle: b\n---\n\nText\n---\nmore')).toEqual({
    frontMatter: 'id: a\ntitle: b\n',
    body: '\nText\n---\nmore',
    linesAboveBody: 4,
  });
});

it('accepts any kind of line break, and a file without a body', () => {
  expect(splitFrontMatter('---\r\nid: a\r\n---\r\nText')).toEqual({
    frontMatter: 'id: a\r\n',
    body: 'Text',
    linesAboveBody: 3,
  });
  expect(splitFrontMatter('---\nid: a\n---')).toEqual({ frontMatter: 'id: a\n', body: '', linesAboveBody: 2 });
});

it('returns null if the file does not begin with complete front matter', () => {
  expect(splitFrontMatter('Text\n---\nid: a\n---\n')).toBeNull();
  expect(splitFrontMatter('---\nid: a\n')).toBeNull();
});
