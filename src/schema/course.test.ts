import { expect, test } from 'vitest';
import { quantity } from './course-facts.ts';
import { catalogueFacts } from './course.ts';
import { asksWhileSample } from './sample-answer.ts';

test('a sample has a question for the owner, a confirmed value has none', () => {
  expect([
    asksWhileSample({ sample: true, ask: '¿Cuántos?' }),
    asksWhileSample({}),
    asksWhileSample({ sample: true }),
  ]).toEqual([true, true, false]);
});

test('a range whose ends are equal is refused', () => {
  expect(
    [
      { from: 1, to: 2 },
      { from: 2, to: 2 },
    ].map((range) => quantity.safeParse(range).success),
  ).toEqual([true, false]);
});

test("the catalogue's card shows its own facts, otherwise the course's; locations are always the course's", () => {
  const facts = { duration: 'd', seats: 's', simulatorExercises: 'e', formats: 'f', locations: 'l', hours: 'h' };
  expect(catalogueFacts({ facts, card: { facts: {} } } as never)).toEqual(facts);
  const own = { duration: 1, seats: 2, simulatorExercises: 3, formats: 4 };
  expect(catalogueFacts({ facts, card: { facts: own } } as never)).toEqual({ ...own, locations: 'l', hours: 'h' });
});
