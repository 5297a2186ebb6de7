import { expect, test } from 'vitest';
import { startTooltips } from './tooltip-layer.ts';

test('a pointer that moves from one target to the next replaces the tooltip without another delay', async () => {
  document.body.innerHTML = '<main><button>uno</button><button>dos</button></main>';
  const { stop } = startTooltips(
    (element) => element.closest('button'),
    async ({ textContent }) => ({ text: `Es ${textContent}` }),
  );
  const shown = () => document.querySelector('#tooltip:popover-open')?.textContent;
  const [one, other] = document.querySelectorAll('button');
  const over = (target?: Element) => target?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  over(one);
  await expect.poll(shown).toBe('Es uno');
  over(other);
  const moved = performance.now();
  await expect.poll(shown, { interval: 20 }).toBe('Es dos');
  expect(performance.now() - moved).toBeLessThan(600);
  over(document.body);
  await expect.poll(shown).toBeUndefined();
  stop();
});
