import { afterEach, expect, test } from 'vitest';
import { followScroll } from './follow-scroll.ts';

const life = new AbortController();
afterEach(() => life.abort());

/** Scrolls there, and waits for the page's scroll event. */
async function scrollTo(top: number): Promise<void> {
  const heard = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
  window.scrollTo({ top, behavior: 'instant' });
  await heard;
}

test('the jump to the anchor does not show the header, scrolling up does', async () => {
  document.body.innerHTML = `
    <header data-site-header style="height: 80px"></header>
    <main style="height: 9000px"><div data-page-bar><nav></nav></div></main>`;
  const { dataset } = document.documentElement;
  history.replaceState(null, '', '#form');
  await scrollTo(6000);
  followScroll(document.querySelector<HTMLElement>('[data-page-bar]')!, life.signal);
  await scrollTo(5500);
  expect(dataset['header']).toBe('away');
  window.dispatchEvent(new WheelEvent('wheel', { deltaY: -400 }));
  await scrollTo(5100);
  expect(dataset['header']).toBe('shown');
});
