import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { scanEvent } from './embed-contract.ts';

const wait = { timeout: 240_000 };

/** Addresses of the frames; the frames are empty, as there is no form service in this test. */
const sent = new Map<HTMLIFrameElement, string>();
const src = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'src');

beforeAll(() => {
  Object.defineProperty(HTMLIFrameElement.prototype, 'src', {
    configurable: true,
    set(this: HTMLIFrameElement, address: string) {
      sent.set(this, address);
    },
  });
});
afterAll(() => {
  if (src) Object.defineProperty(HTMLIFrameElement.prototype, 'src', src);
});

function frame(top: number, data: DOMStringMap): HTMLIFrameElement {
  const element = document.createElement('iframe');
  Object.assign(element.dataset, data);
  element.style.cssText = `position: absolute; top: ${top}px`;
  document.body.append(element);
  return element;
}

test('frames near the viewport are loaded half a second after the script, other frames when they come near', async () => {
  document.documentElement.lang = 'en';
  // Tests run in a frame, which clips everything beyond its edge, so the margin around the viewport has no effect.
  const near = frame(window.innerHeight - 50, {
    form: 'information',
    lang: 'es',
    course: 'block-1-tower',
    clickId: 'gclid:A b',
    referrer: 'example.org/x',
  });
  const far = frame(window.innerHeight + 3000, { form: 'campus', campus: 'madrid' });
  const unknown = frame(0, { form: 'unknown' });
  const start = performance.now();
  await import('./embed.ts');
  expect(sent.size).toBe(0);
  await vi.waitUntil(() => sent.has(near), wait);
  expect(performance.now() - start).toBeGreaterThanOrEqual(490);
  const page = encodeURIComponent(location.origin + location.pathname);
  expect(sent.get(near)).toBe(
    `/forms/information?lang=es&page=${page}&click_id=gclid%3AA+b&referrer=example.org%2Fx&course=block-1-tower`,
  );
  expect(sent.has(far)).toBe(false);

  const late = frame(10, { form: 'contact' });
  window.dispatchEvent(new Event(scanEvent));
  await vi.waitUntil(() => sent.has(late), wait);
  expect(sent.get(late)).toBe(`/forms/contact?lang=en&page=${page}`);

  far.style.top = '0px';
  await vi.waitUntil(() => sent.has(far), wait);
  expect(sent.get(far)).toBe(`/forms/campus?lang=en&page=${page}&campus=madrid`);
  expect(sent.has(unknown)).toBe(false);
});
