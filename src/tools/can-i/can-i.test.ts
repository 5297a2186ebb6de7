import { describe, expect, test } from 'vitest';
import { offers, rules } from '../../../tests/deciding-rules.ts';
import { budgetQuery, candidateQuery } from '../costs/budget-query.ts';
import { canI } from './can-i.ts';
import { canIQuestions, isForeign, type CanIAnswers } from './questions.ts';
import { costsQuestions, type CostsAnswers } from '../costs/questions.ts';
import { readAnswers } from '../parts/read-answers.ts';
import type { WayId } from './ways.ts';

const candidate: CanIAnswers = {
  age: 24,
  studies: 'school',
  spanish: 'native',
  english: 'c1',
  nationality: 'eu',
  licence: 'none',
  health: 'clear',
  months: 'year',
};

function resultFor(answers: CanIAnswers) {
  const result = canI(answers, rules, offers);
  const way = (id: WayId) => result.ways.find((each) => each.id === id);
  const ids = (state: string) => result.ways.filter((each) => each.state === state).map(({ id }) => id);
  return { ...result, way, open: ids('open'), later: ids('later'), closed: ids('closed') };
}

describe('cases worked out by hand', () => {
  test('24 years, bachillerato, C1, a year free: ENAIRE takes 7 + 11 to 13 + 0 to 3 months and costs 57,015 + two tests', () => {
    const { way, best, open } = resultFor(candidate);
    expect(open).toEqual(['enaire', 'tower', 'all', 'ireland']);
    expect(best).toEqual({ way: 'enaire', because: 'readyForTests' });
    expect(way('enaire')).toMatchObject({
      months: { from: 18, to: 23 },
      cost: { from: 57_215, to: 57_335 },
      earliest: null,
    });
    expect(way('all')).toMatchObject({
      months: { from: 11, to: 16 },
      cost: { from: 57_200, to: 57_320 },
      earliest: '2026-10',
    });
  });

  test('B2 and six months free: Block 1 ends six months after its start, and ENAIRE only becomes possible with C1', () => {
    const { way, best, later } = resultFor({ ...candidate, english: 'b2', months: 'six' });
    expect(best).toEqual({ way: 'tower', because: 'sixMonths' });
    expect(way('tower')).toMatchObject({
      months: { from: 6, to: 9 },
      cost: { from: 27_200, to: 27_320 },
      earliest: '2026-05',
    });
    expect(way('enaire')?.conditions).toEqual(['english']);
    expect(way('all')?.conditions).toEqual(['time']);
    expect(later).toEqual(['enaire', 'all', 'initial', 'uk', 'portugal']);
  });

  test('with all ratings and a medical certificate, ENAIRE costs its fee and takes the months of its tests', () => {
    const { way, best } = resultFor({ ...candidate, licence: 'all', health: 'certificate' });
    expect(best).toEqual({ way: 'enaire', because: 'employed' });
    expect(way('enaire')).toMatchObject({ months: { from: 7, to: 7 }, cost: { from: 15, to: 15 } });
    expect(way('enaire')?.legs.map(({ id }) => id)).toEqual(['call', 'selection']);
  });

  test('a tower controller with six months pays Block 2 and the fee for ENAIRE; courses from scratch are closed', () => {
    const { way, closed } = resultFor({ ...candidate, age: 31, licence: 'towerController', months: 'six' });
    expect(way('enaire')).toMatchObject({ months: { from: 13, to: 13 }, cost: { from: 30_015, to: 30_015 } });
    expect(closed).toEqual(['tower', 'all', 'initial', 'ireland', 'uk', 'portugal']);
  });
});

test('a way whose age limit is at most ten years away names the age', () => {
  expect(resultFor(candidate).way('portugal')?.closesAt).toBe(28);
  expect(resultFor(candidate).way('enaire')?.closesAt).toBeNull();
  expect(resultFor({ ...candidate, age: 55 }).way('enaire')?.closesAt).toBe(65);
  expect(resultFor({ ...candidate, age: 54 }).way('enaire')?.closesAt).toBeNull();
});

test.each<[WayId, Partial<CanIAnswers>, string | null]>([
  ['all', {}, 'way=complete'],
  ['enaire', { health: 'certificate' }, 'way=enaire&medical=0'],
  ['enaire', { licence: 'tower' }, 'way=block2'],
  ['enaire', { licence: 'all' }, null],
  ['ireland', {}, null],
  ['initial', {}, null],
])('the budget of %s with %o is %s', (id, answers, query) => {
  const given = { ...candidate, ...answers };
  expect(budgetQuery(resultFor(given).way(id)!, given, offers)).toBe(query);
});

test.each<[CostsAnswers, string]>([
  [{ way: 'block2', medical: 0 }, 'licence=tower&health=certificate'],
  [{ way: 'block2', rent: 400 }, 'licence=tower'],
  [{ way: 'enaire', medical: 0 }, 'health=certificate'],
  [{ way: 'complete', medical: 120 }, ''],
  [{}, ''],
])('the budget %o links to "Can I?" with "%s"', (answers, query) => {
  expect(candidateQuery(answers)).toBe(query);
});

test('the link back from the budget keeps a tower licence and a medical certificate', () => {
  const given = { ...candidate, licence: 'tower', health: 'certificate' } as const;
  const budget = budgetQuery(resultFor(given).way('block2')!, given, offers)!;
  const { answers } = readAnswers(costsQuestions, new URLSearchParams(budget));
  const back = readAnswers(canIQuestions, new URLSearchParams(candidateQuery(answers)));
  expect(back).toEqual({ answers: { licence: 'tower', health: 'certificate' }, problems: {} });
});

test('without answers every way is listed, and none is the best', () => {
  const { best, ways } = canI({}, rules, offers);
  expect(best).toBeNull();
  expect(ways).toHaveLength(9);
});

test('a start that is a sample gives no month of the licence', () => {
  const samples = { ...offers, complete: { ...offers.complete, sample: true } };
  const months = (given: typeof offers) => canI(candidate, rules, given).ways.find(({ id }) => id === 'all')?.earliest;
  expect([months(offers), months(samples)]).toEqual(['2026-10', null]);
});

test('a way abroad without a recent announcement is not listed', () => {
  const { ireland } = rules.hiring;
  const { ways } = canI(candidate, { ...rules, hiring: { ...(ireland && { ireland }) } }, offers);
  expect(ways.map(({ id }) => id)).toContain('ireland');
  expect(ways.map(({ id }) => id)).not.toContain('uk');
  expect(ways.map(({ id }) => id)).not.toContain('portugal');
});

/** Every combination of answers, with and without each answer, but never with `health`. */
function* combinations(): Generator<CanIAnswers> {
  const ages = [undefined, 17, 64];
  const { age: _, health: __, ...lists } = canIQuestions;
  const choices = Object.entries(lists).map(([name, { options }]) =>
    [undefined, ...options].map((answer) => ({ [name]: answer })),
  );
  function* from(index: number, answers: CanIAnswers): Generator<CanIAnswers> {
    const list = choices[index];
    if (!list) yield answers;
    else for (const choice of list) yield* from(index + 1, { ...answers, ...choice });
  }
  for (const age of ages) yield* from(0, { age } as CanIAnswers);
}

// Seven is prime to the number of each question's answers, so that any three answers are tried together.
test('no combination of answers, `health` aside, has a result with a contradiction', () => {
  let tried = 0;
  const wrong: unknown[] = [];
  for (const answers of combinations()) {
    tried += 1;
    if (tried % 7 > 0) continue;
    const { ways, best } = canI(answers, rules, offers);
    const fits = ways.find(({ id }) => id === best?.way);
    const isRight =
      ways.length === (isForeign(answers) ? 10 : 9) &&
      ways.some(({ state }) => state !== 'closed') &&
      (best === null || fits?.state !== 'closed') &&
      ways.every(
        (way) =>
          (way.state === 'closed') === (way.closed !== null) &&
          (way.state === 'later') === way.conditions.length > 0 &&
          (way.state === 'closed') === (way.legs.length === 0) &&
          way.months.from <= way.months.to &&
          way.cost.from <= way.cost.to &&
          new Set(way.conditions).size === way.conditions.length &&
          new Set(way.legs.map(({ id }) => id)).size === way.legs.length,
      );
    if (!isRight) wrong.push(answers);
  }
  expect(tried).toBe(3 * 4 * 4 * 4 * 4 * 6 * 4 * 5);
  expect(wrong.slice(0, 3)).toEqual([]);
});
