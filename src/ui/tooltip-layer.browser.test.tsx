import { afterEach, expect, test, vi } from 'vitest';
import { startTooltips } from './tooltip-layer.ts';

afterEach(() => vi.useRealTimers());

test('a tooltip is shown after 700 ms, beside another soon, and at once within 300 ms after another one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  // The real pointer may rest where an earlier test has left it.
  addEventListener('pointerover', (event) => event.isTrusted && event.stopImmediatePropagation(), { capture: true });
  document.body.innerHTML = '<main><button>uno</button><button>dos</button></main>';
  const { stop } = startTooltips(
    (element) => element.closest('button'),
    async ({ textContent }) => ({ text: `Es ${textContent}` }),
  );
  const [one, other] = document.querySelectorAll('button');
  /** Moves the pointer, and lets time pass. */
  async function after(ms: number, target?: Element): Promise<string | null | undefined> {
    target?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(ms);
    return document.querySelector('#tooltip:popover-open')?.textContent;
  }
  expect([await after(699, one), await after(1)]).toEqual([undefined, 'Es uno']);
  expect([await after(160, other), await after(160, document.body)]).toEqual(['Es dos', undefined]);
  expect([await after(299), await after(1, one), await after(160, document.body)]).toEqual([
    undefined,
    'Es uno',
    undefined,
  ]);
  expect([await after(300), await after(699, one), await after(1)]).toEqual([undefined, undefined, 'Es uno']);
  stop();
});
