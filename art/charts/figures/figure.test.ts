import { expect, test } from 'vitest';
import { labelBox, paragraph, uprights } from './figure.ts';

test('a vertical line is interrupted only where a label is in its way', () => {
  const name = labelBox([0, 50], 'ENAIRE, según dependencia');
  const svg = uprights([20, 300], [0, 100], [name]);
  expect(svg).toContain('M20 0L20 37');
  expect(svg).toMatch(/M20 55\.\dL20 100/);
  expect(svg).toContain('M300 0L300 100');
  expect(svg.match(/<path/g)).toHaveLength(3);
});

test('the lines of a paragraph have similar lengths', () => {
  const words = 'Miles de euros brutos al año. Rayado: estimación. Discontinuo: sin otra fuente que nuestros cursos.';
  const lines = [...paragraph([0, 0], words, 640, { size: 12 }).svg.matchAll(/>([^<]+)</g)].map(
    ([, line = '']) => line,
  );
  expect(lines).toHaveLength(2);
  expect(lines.join(' ')).toBe(words);
  const [first = '', last = ''] = lines;
  expect(last.length / first.length).toBeGreaterThan(0.7);
});
