import { describe, expect, test } from 'vitest';
import { tasteKeys, tasteOf, tasteSeconds } from './taste.ts';
import { wholeContent } from '../../../../tests/site-content.ts';

const { taste } = (await wholeContent).home;

test('the aircraft begin separated, and lose separation without an instruction', () => {
  expect(tasteOf(undefined, 0).isKept).toBe(true);
  expect(tasteOf().isKept).toBe(false);
});

test('a turn keeps the aircraft separated; a climb or a lower speed comes too late', () => {
  expect(tasteKeys.filter((key) => tasteOf(key).isKept)).toEqual(['turn']);
  for (let seconds = 0; seconds <= 120; seconds++) expect(tasteOf('turn', seconds).isKept).toBe(true);
  expect(tasteOf('climb', tasteSeconds + 10).feet).toBe(1000);
});

describe('the texts state what the simulation calculates', () => {
  const miles = (key?: 'climb' | 'turn' | 'slow', seconds?: number) => tasteOf(key, seconds).distance.toFixed(1);

  test.each([
    ['now', taste.text.en, [miles(undefined, 0)]],
    ['climb', taste.keys.climb.words.en, [miles('climb'), `${Math.floor(tasteOf('climb').feet / 10)}0`]],
    ['turn', taste.keys.turn.words.en, [miles('turn'), miles('turn', 60)]],
    ['slow', taste.keys.slow.words.en, [miles('slow')]],
  ])('the text “%s” has the calculated figures', (_, words, figures) => {
    for (const figure of figures) expect(words).toContain(figure);
  });

  test('"slow" gains about 100 metres', () => {
    const gained = (tasteOf('slow').tracks[0].at(-1)?.x ?? 0) - (tasteOf().tracks[0].at(-1)?.x ?? 0);
    expect(-gained * 1852).toBeGreaterThan(100);
    expect(-gained * 1852).toBeLessThan(115);
  });

  test('both languages state the same figures', () => {
    const figures = (text: string) => text.replaceAll(/[.,]/g, '').match(/\d+/g);
    for (const key of tasteKeys) expect(figures(taste.keys[key].words.es)).toEqual(figures(taste.keys[key].words.en));
  });
});
