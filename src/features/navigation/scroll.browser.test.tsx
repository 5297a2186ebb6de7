import { afterEach, expect, test } from 'vitest';
import { arrive } from './scroll.ts';

afterEach(() => document.body.replaceChildren());

/**
 * The scroll position, in window heights, after the first scroll event on the way to an anchor `windows` heights down.
 */
async function firstStepTo(windows: number): Promise<number> {
  document.body.innerHTML = `<p id="form" style="margin-block: ${windows * window.innerHeight}px 9000px">Formulario</p>`;
  window.scrollTo({ top: 0, behavior: 'instant' });
  const moved = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
  arrive({ hash: '#form', key: 'a', kind: 'PUSH', before: undefined }, true);
  await moved;
  return window.scrollY / window.innerHeight;
}

test('an anchor more than a window away is scrolled to at once, as a smooth scroll takes too long', async () => {
  expect(await firstStepTo(1.5)).toBeCloseTo(1.5, 1);
});

test('an anchor within a window is scrolled to smoothly', async () => {
  expect(await firstStepTo(0.8)).toBeLessThan(0.4);
});

test('a malformed fragment counts as none: on Back, the position is restored and the heading has the focus', () => {
  document.body.innerHTML = '<main><h1 style="margin-block: 50px 9000px">Contacto</h1></main>';
  arrive({ hash: '#%zz', key: 'b', kind: 'POP', before: 40 }, true);
  expect([window.scrollY, document.activeElement?.tagName]).toEqual([40, 'H1']);
});
