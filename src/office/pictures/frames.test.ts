import { expect, test } from 'vitest';
import { frameIn, keptSize } from './frames.ts';

const whole = { x: 100, y: 50, width: 1600, height: 1000 };

test('a frame is the largest rectangle of its aspect ratio, centred in the picture', () => {
  expect(frameIn(whole, [8, 5])).toEqual(whole);
  expect(frameIn(whole, [4, 5])).toEqual({ x: 500, y: 50, width: 800, height: 1000 });
  expect(frameIn(whole, [2, 1])).toEqual({ x: 100, y: 150, width: 1600, height: 800 });
});

test('the side named as focus is never cropped', () => {
  expect(frameIn(whole, [4, 5], 'left').x).toBe(100);
  expect(frameIn(whole, [4, 5], 'right').x).toBe(900);
  expect(frameIn(whole, [2, 1], 'top').y).toBe(50);
  expect(frameIn(whole, [2, 1], 'bottom').y).toBe(250);
});

test('the saved part of a picture is never enlarged', () => {
  expect(keptSize({ width: 4000, height: 2500 }, 1920)).toEqual({ width: 1920, height: 1200 });
  expect(keptSize({ width: 1000, height: 3840 }, 1920)).toEqual({ width: 500, height: 1920 });
  expect(keptSize({ width: 800, height: 500 }, 1920)).toEqual({ width: 800, height: 500 });
});
