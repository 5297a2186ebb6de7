import { describe, expect, test } from 'vitest';
import { selectionProcess, syllabus } from './selection-process.ts';

describe('the selection process', () => {
  const issues = (
    schema: { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } } },
    value: unknown,
  ) => schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
  const text = { es: 'a', en: 'b' };
  const processWith = (first: object) => ({
    title: text,
    intro: text,
    year: 2026,
    phases: [1, 2, 3].map((number) => ({
      id: `fase-${number}`,
      title: text,
      places: [text],
      summary: text,
      tests: [{ name: text, ...first }, { name: text }],
    })),
  });
  const syllabusFrom = (first: number) => ({
    title: text,
    intro: text,
    topics: Array.from({ length: 9 }, (_, index) => ({
      id: `tema-${index + first}`,
      title: text,
      covers: [text, text],
    })),
  });

  test('has tests with or without a minimum', () => {
    for (const right of [{ minimum: 5 }, {}]) expect(issues(selectionProcess, processWith(right))).toEqual([]);
  });

  test('has nine topics in order', () => {
    expect(issues(syllabus, syllabusFrom(1))).toEqual([]);
    expect(issues(syllabus, syllabusFrom(2))).toEqual(['topics run from tema-1 to tema-9']);
  });
});
