import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drift } from './drift.ts';

const chart = (mark: number, width = 200) =>
  sharp({ create: { width, height: 100, channels: 3, background: '#e7ece6' } })
    .composite([
      { input: { create: { width: mark, height: mark, channels: 3, background: '#a3195b' } }, left: 20, top: 20 },
    ])
    .png()
    .toBuffer();

test('the same drawing has no difference', async () => {
  expect(await drift(await chart(10), await chart(10))).toBeUndefined();
});

test('a small change is reported', async () => {
  expect(await drift(await chart(10), await chart(12))).toMatch(/^0\.\d+ % of it differs$/);
});

test('another size is reported', async () => {
  expect(await drift(await chart(10), await chart(10, 300))).toBe(
    'is 200 x 100 pixels, the script draws 300 x 100 pixels',
  );
});
