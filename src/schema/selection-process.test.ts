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

  test('has no test with both a minimum and a pass or fail', () => {
    for (const right of [{ minimum: 5 }, { passFail: true }, {}])
      expect(issues(selectionProcess, processWith(right))).toEqual([]);
    expect(issues(selectionProcess, processWith({ minimum: 5, passFail: true }))).toContain(
      'a test has a minimum or is passed or failed',
    );
  });

  test('has nine topics in order', () => {
    expect(issues(syllabus, syllabusFrom(1))).toEqual([]);
    expect(issues(syllabus, syllabusFrom(2))).toEqual(['topics run from tema-1 to tema-9']);
  });
});
