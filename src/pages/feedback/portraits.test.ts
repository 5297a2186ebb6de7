import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { FeedbackPage } from '../../schema/feedback-page.ts';
import type { PictureManifest } from '../../schema/picture.ts';

const { instructors } = parse(readFileSync('content/pages/feedback.yaml', 'utf8')) as FeedbackPage;
const pictures = parse(readFileSync('content/pictures.yaml', 'utf8')) as PictureManifest;
const portraits = instructors.flatMap(({ name, picture }) => (picture ? [{ name, picture }] : []));

test('ten of the seventeen instructors have a picture', () => {
  expect(instructors).toHaveLength(17);
  expect(portraits).toHaveLength(10);
});

test('each portrait has its own colour, and the instructor’s initials in its alternative text', () => {
  const colors = new Set(portraits.map(({ picture }) => pictures[picture]?.color));
  expect(colors.size).toBe(portraits.length);
  for (const { name, picture } of portraits) {
    const initials = [...name.replaceAll(/[^A-Z]/g, '')].map((letter) => `${letter}.`).join(' ');
    for (const text of Object.values(pictures[picture]!.alt)) expect(`${text} `, name).toContain(` ${initials} `);
  }
});
