import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answersAsText, answersOfText, markOf, resultOf, type Answer, type Choice } from './answers.ts';
import { drawExchanges, runLength } from './draw-exchanges.ts';
import { isWrong, type Exchange } from './exchange.ts';
import { wholeContent } from '../../../../tests/site-content.ts';

const { readback } = await wholeContent;
const seeds = fc.integer({ min: 1, max: 99_999 });
const choices = fc.constantFrom<Choice>('right', 0, 1, 2);

/** Plays a run; returns its exchanges, and the answers of `player` to them. */
function play(seed: number, player: (exchange: Exchange) => Choice) {
  const exchanges = drawExchanges(seed, readback.exchanges).map(({ exchange }) => exchange);
  const answers = exchanges.map((exchange, index): Answer => ({ at: index * 9, choice: player(exchange) }));
  return { exchanges, answers };
}

const markOfPlayer = (seed: number, player: (exchange: Exchange) => Choice) => {
  const { exchanges, answers } = play(seed, player);
  return markOf(exchanges, answers);
};

describe('the exchanges of a run', () => {
  test('are ten different ones, three or four of them with a right readback', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const drawn = drawExchanges(seed, readback.exchanges);
        expect(new Set(drawn.map(({ exchange }) => exchange.id)).size).toBe(runLength);
        expect([3, 4]).toContain(drawn.filter(({ exchange }) => !isWrong(exchange)).length);
        for (const { order } of drawn) expect(new Set(order)).toEqual(new Set([0, 1, 2]));
      }),
    );
  });

  test('are the same for the same seed, and differ for another one', () => {
    const ids = (seed: number) => drawExchanges(seed, readback.exchanges).map(({ exchange }) => exchange.id);
    expect(ids(4711)).toEqual(ids(4711));
    expect(ids(4711)).not.toEqual(ids(4712));
  });
});

describe('a call on the radio', () => {
  test.each(readback.exchanges)('of $id begins with a call sign, which a right readback repeats', (exchange) => {
    for (const { controller, pilot, next } of Object.values(exchange.radio)) {
      const sign = /^SIM\d{3}/.exec(controller)?.[0];
      expect(sign).toBeDefined();
      if (next === undefined) expect(pilot).toContain(sign);
      else expect(new Set(next).size).toBe(next.length);
    }
  });
});

// CONFIRM SQUAWK asks for the current code: a reply with another code would not be a wrong readback.
test('codes are spoken as instructions', () => {
  const calls = readback.exchanges.flatMap(({ radio }) => Object.values(radio).map(({ controller }) => controller));
  const codes = calls.filter((call) => /transponder|squawk/.test(call));
  expect(codes).toHaveLength(4);
  for (const call of codes) expect(call).toMatch(/^SIM\d{3}, (transponder|squawk) /);
});

describe('a choice', () => {
  const wrong = readback.exchanges.find(isWrong) as Exchange;
  const right = readback.exchanges.find((exchange) => !isWrong(exchange)) as Exchange;

  test.each([
    [wrong, 0, 'heard'],
    [wrong, 1, 'not corrected'],
    [wrong, 'right', 'missed'],
    [right, 'right', 'let pass'],
    [right, 0, 'false alarm'],
  ] as const)('%o: %s is %s', (exchange, choice, result) => {
    expect(resultOf(exchange, choice)).toBe(result);
  });
});

describe('the mark', () => {
  test('is 100 if every answer is right, and 0 without answers or with the same answer to everything', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(markOfPlayer(seed, (exchange) => (isWrong(exchange) ? 0 : 'right'))).toBe(100);
        expect(markOfPlayer(seed, () => 'right')).toBe(0);
        expect(markOfPlayer(seed, () => 0)).toBe(0);
        expect(markOf(play(seed, () => 0).exchanges, [])).toBe(0);
      }),
    );
  });

  test('is less than 100 after one wrong answer', () => {
    fc.assert(
      fc.property(seeds, fc.nat(runLength - 1), (seed, at) => {
        const { exchanges, answers } = play(seed, (exchange) => (isWrong(exchange) ? 0 : 'right'));
        const worse = answers.map((answer, index): Answer => {
          const exchange = exchanges[index];
          return index === at && exchange ? { ...answer, choice: isWrong(exchange) ? 'right' : 1 } : answer;
        });
        expect(markOf(exchanges, worse)).toBeLessThan(100);
      }),
    );
  });
});

test('parsing a log gives the answers from which it was written, and ignores invalid entries', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ at: fc.nat(9999), choice: choices })), (answers) => {
      expect(answersOfText(answersAsText(answers))).toEqual(answers);
    }),
  );
  expect(answersOfText('5R nonsense 6x7 9x2')).toEqual([
    { at: 5, choice: 'right' },
    { at: 9, choice: 2 },
  ]);
});
