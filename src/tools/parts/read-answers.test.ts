import { expect, test } from 'vitest';
import { readAnswers } from './read-answers.ts';

const questions = {
  age: { from: 10, to: 99 },
  loan: { from: 0, to: 200_000, decimals: 2 },
  interest: { from: 0, to: 25, decimals: 2 },
  level: { options: ['b2', 'c1'] },
} as const;

test.each([
  ['', {}, {}],
  ['age=&level=+', {}, {}],
  ['age=24&level=c1', { age: 24, level: 'c1' }, {}],
  ['loan=50.000', { loan: 50_000 }, {}],
  ['loan=50,000', { loan: 50_000 }, {}],
  ['loan=20 000 €', { loan: 20_000 }, {}],
  ['loan=12.500,50', { loan: 12_500.5 }, {}],
  ['interest=5,85 %25', { interest: 5.85 }, {}],
  ['interest=5,85', { interest: 5.85 }, {}],
  ['interest=5.85', { interest: 5.85 }, {}],
  ['age=24&age=30', { age: 24 }, {}],
  ['age=400', {}, { age: 'range' }],
  ['interest=-5', {}, { interest: 'range' }],
  ['age=24.5', {}, { age: 'number' }],
  ['age=1e3', {}, { age: 'number' }],
  ['age=NaN', {}, { age: 'number' }],
  ['age=veinte', {}, { age: 'number' }],
  [`age=${'9'.repeat(10_000)}`, {}, { age: 'number' }],
  ['level=c3', {}, { level: 'choice' }],
  [`level=${'x'.repeat(10_000)}`, {}, { level: 'choice' }],
  ['level=__proto__', {}, { level: 'choice' }],
])('reads the query “$0”', (query, answers, problems) => {
  expect(readAnswers(questions, new URLSearchParams(query))).toEqual({ answers, problems });
});
