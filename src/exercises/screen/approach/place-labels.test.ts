import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineMeetsBox, placeLabels, type Box } from './place-labels.ts';

const size = { width: 68, height: 46 };
const field = { width: 360, height: 360 };

/** Six targets, one in each of six ninths of a scope of 360 pixels: as near each other as separated aircraft can be. */
const targets = fc
  .tuple(
    fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8], { minLength: 6, maxLength: 6 }),
    fc.infiniteStream(fc.nat(60)),
  )
  .map(([ninths, shifts]) =>
    ninths.map((ninth) => {
      const x = 60 + (ninth % 3) * 120 + (shifts.next().value ?? 0) - 30;
      const y = 60 + Math.floor(ninth / 3) * 120 + (shifts.next().value ?? 0) - 30;
      return { x, y, ahead: { x: x + 10, y: y + 20 } };
    }),
  );

test('labels stay on the scope, cover no other label and are crossed by no leader line', () => {
  fc.assert(
    fc.property(targets, (drawn) => {
      const labels = placeLabels(drawn, size, field);
      expect(labels).toHaveLength(drawn.length);
      for (const [index, { box }] of labels.entries()) {
        expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= 360 && box.y + box.height <= 360).toBe(true);
        for (const [other, one] of labels.entries()) {
          if (other === index) continue;
          expect(covers(box, one.box), 'a label covers another').toBe(false);
          const from = drawn[other] as { x: number; y: number };
          expect(lineMeetsBox(from, one.end, box), 'a leader line crosses a label').toBe(false);
        }
      }
    }),
  );
});

test('a label keeps its position while the position is free', () => {
  const target = { x: 180, y: 180, ahead: { x: 180, y: 160 } };
  const [first] = placeLabels([target], size, field);
  const [kept] = placeLabels([target], size, field, [3]);
  expect(first?.place).not.toBe(3);
  expect(kept?.place).toBe(3);
});

function covers(one: Box, other: Box): boolean {
  const apart = (from: number, width: number, to: number, span: number) => from + width <= to || to + span <= from;
  return !apart(one.x, one.width, other.x, other.width) && !apart(one.y, one.height, other.y, other.height);
}
