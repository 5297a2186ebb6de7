import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { playTaste } from './play-taste.ts';

test('a solution that is opened again while it plays shows the result at the end of the second run', async () => {
  const { container } = await render(
    <svg>
      <g>
        <path d="M0 0 10 10" />
        <g />
      </g>
    </svg>,
  );
  const opened = container.querySelector('svg') as unknown as HTMLElement;
  playTaste(opened);
  const [first] = document.getAnimations();
  await new Promise(requestAnimationFrame);
  playTaste(opened);
  const second = document.getAnimations().find((animation) => animation !== first);
  first!.finish();
  await new Promise(requestAnimationFrame);
  expect(opened.hasAttribute('data-playing')).toBe(true);
  second!.finish();
  await expect.poll(() => opened.hasAttribute('data-playing')).toBe(false);
});
