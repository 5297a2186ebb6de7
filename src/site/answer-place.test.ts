import { expect, test } from 'vitest';
import { canIQuestions } from '../deciding/can-i-questions.ts';
import { costsQuestions } from '../deciding/costs-questions.ts';
import { answersIn } from './answer-place.ts';

test.each([
  ['canI', canIQuestions],
  ['costs', { ...costsQuestions, ...canIQuestions }],
] as const)('the address of %s keeps the answer to every question of its form', (route, questions) => {
  const lost = Object.keys(questions).filter((name) => !answersIn(route, `?${name}=1`));
  expect(lost).toEqual([]);
});
