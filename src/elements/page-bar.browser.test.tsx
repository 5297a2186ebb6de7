import { beforeAll, beforeEach, expect, test } from 'vitest';
import './page-bar.ts';

const { dataset } = document.documentElement;

/** Scrolls to a place, and waits for the page's scroll event. */
async function scrollTo(top: number): Promise<void> {
  const heard = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
  window.scrollTo({ top, behavior: 'instant' });
  await heard;
}

beforeAll(() => {
  document.body.innerHTML = `
    <header data-site-header style="height: 80px"></header>
    <main style="height: 9000px"><page-bar><div popover></div><nav></nav></page-bar></main>`;
});
beforeEach(async () => {
  document.querySelector('main')!.style.height = '9000px';
  window.dispatchEvent(new PopStateEvent('popstate'));
  await scrollTo(10);
  await scrollTo(0);
  await scrollTo(5000);
});

test('a jump to an anchor does not show the header, but scrolling up does', async () => {
  await scrollTo(6000);
  await scrollTo(5500);
  expect(dataset['header']).toBe('away');
  window.dispatchEvent(new WheelEvent('wheel', { deltaY: -400 }));
  await scrollTo(5100);
  expect(dataset['header']).toBe('shown');
});

test('the header follows the direction of the last touch or key', async () => {
  const touch = (type: string, clientY: number) =>
    window.dispatchEvent(
      new TouchEvent(type, { touches: [new Touch({ identifier: 1, target: document.body, clientY })] }),
    );
  touch('touchstart', 300);
  touch('touchmove', 200);
  await scrollTo(5100);
  expect(dataset['header']).toBe('away');
  touch('touchmove', 260);
  await scrollTo(5040);
  expect(dataset['header']).toBe('shown');
  window.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }));
  await scrollTo(5400);
  expect(dataset['header']).toBe('hidden');
  window.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', shiftKey: true }));
  await scrollTo(5300);
  expect(dataset['header']).toBe('shown');
});

test('a page that moves because its height changes does not show the header', async () => {
  window.dispatchEvent(new WheelEvent('wheel', { deltaY: 1000 }));
  await scrollTo(6000);
  expect(dataset['header']).toBe('away');
  document.querySelector('main')!.style.height = '8500px';
  await scrollTo(5500);
  expect(dataset['header']).toBe('away');
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp' }));
  await scrollTo(5400);
  expect(dataset['header']).toBe('shown');
});

test('scrolling that the visitor did not cause does not show the header', async () => {
  await scrollTo(6000);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  await scrollTo(5000);
  expect(dataset['header']).toBe('away');
});
