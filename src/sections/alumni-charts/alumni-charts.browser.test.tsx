import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { es } from '../../i18n/words/es.ts';
import { LanguageProvider } from '../../i18n/provider.tsx';
import type { PictureContent } from '../../schema/picture.ts';
import { AlumniCharts, type Alumnus } from './alumni-charts.tsx';

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const picture: PictureContent = { sources: [], src: dot, width: 4, height: 5, color: '#46606b', alt: 'Carta' };

const alumni = ['Ana', 'Bea', 'Cid', 'Dan'].map((name): Alumnus => ({
  name: `${name} M.`,
  location: 'Madrid',
  icaoCode: 'LEMD',
  picture,
  sample: false,
}));

const band = (
  <LanguageProvider language="es" words={es}>
    <AlumniCharts title="Dónde están" intro="Cada carta es un aeropuerto." alumni={alumni} />
  </LanguageProvider>
);

function shownIn(page: Element): string[] {
  const headings = [...page.querySelectorAll('h3')].map(({ textContent }) => textContent);
  return headings.flatMap((heading) => alumni.find(({ name }) => heading.includes(name))?.name ?? []);
}

afterEach(() => vi.restoreAllMocks());

test('a band outside the viewport hydrates in the prerendered order without a mismatch, then is shuffled', async () => {
  document.body.style.paddingTop = '200vh';
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const problems = vi.spyOn(console, 'error');
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(band);
  const prerendered = shownIn(page);
  expect(prerendered).toEqual(alumni.map(({ name }) => name));

  const root = hydrateRoot(page, band);
  await expect.poll(() => shownIn(page)).not.toEqual(prerendered);
  expect(shownIn(page).toSorted()).toEqual(prerendered);
  expect(problems).not.toHaveBeenCalled();
  root.unmount();
  page.remove();
  document.body.style.paddingTop = '';
});

test('a band above the viewport is shuffled too, as on a page opened at an anchor below the band', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  document.body.style.paddingBottom = '300vh';
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(band);
  const prerendered = shownIn(page);
  window.scrollTo({ top: page.getBoundingClientRect().bottom + 100, behavior: 'instant' });

  const root = hydrateRoot(page, band);
  await expect.poll(() => shownIn(page)).not.toEqual(prerendered);
  root.unmount();
  page.remove();
  document.body.style.paddingBottom = '';
});

test('a band that is already in the viewport keeps its order', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(band);
  const prerendered = shownIn(page);
  const root = hydrateRoot(page, band);
  const next = page.querySelector<HTMLElement>('button:last-of-type');
  const stop = () => page.querySelector('[aria-hidden="true"]')?.textContent;
  const first = stop();
  // Once a press turns the carousel, the band is hydrated.
  await expect.poll(() => (next?.click(), stop())).not.toBe(first);
  expect(shownIn(page)).toEqual(prerendered);
  root.unmount();
  page.remove();
});
