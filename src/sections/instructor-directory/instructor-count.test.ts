import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readFileSync } from 'node:fs';
import { inLanguage } from '../../i18n/language.ts';
import type { FeedbackPage } from '../../schema/feedback-page.ts';
import { instructorCount } from './instructor-count.ts';

const { search } = parse(readFileSync('content/pages/feedback.yaml', 'utf8')) as FeedbackPage;

test.each([
  ['es', 0, 'No se encontraron instructores'],
  ['es', 1, '1 instructor encontrado'],
  ['es', 2, '2 instructores encontrados'],
  ['es', 17, '17 instructores encontrados'],
  ['en', 0, 'No instructors found'],
  ['en', 1, '1 instructor found'],
  ['en', 2, '2 instructors found'],
  ['en', 17, '17 instructors found'],
] as const)('in %s, a count of %i is stated as “%s”', (language, count, line) => {
  expect(instructorCount(inLanguage(search.count, language), count, language)).toBe(line);
});
