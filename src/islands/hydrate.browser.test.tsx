import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import type { Language } from '../i18n/language.ts';
import { pathTo } from '../site/links.ts';
import type { RouteId } from '../site/routes.ts';
import { hydrateIsland } from './hydrate.tsx';
import type { IslandName } from './islands.ts';

/** A page with each island. */
const pages: Readonly<Record<IslandName, RouteId>> = {
  'can-i': 'canI',
  'career': 'career',
  'compare': 'compare',
  'costs': 'costs',
  'exercise': 'position',
  'instructors': 'feedback',
  'licence-checklist': 'licenceGuide',
  'mock-exam': 'mockExam',
};
const names = Object.keys(pages) as IslandName[];

customElements.define('island-part', class extends HTMLElement {});

const complaints = vi.fn();
// React reports errors from which it has recovered as errors of the window.
window.addEventListener(
  'error',
  (event) => {
    // Pictures that the test does not serve raise events without an error.
    if (!(event instanceof ErrorEvent)) return;
    complaints(event.error);
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  { capture: true },
);
beforeEach(() => {
  complaints.mockClear();
  vi.spyOn(console, 'error').mockImplementation(complaints);
});

const drawn = new Map<string, Promise<string>>();

/** The document of a page, drawn once. */
function documentOf(page: RouteId, language: Language): Promise<string> {
  const document = drawn.get(`${page} ${language}`) ?? commands.drawnPage(page, language);
  drawn.set(`${page} ${language}`, document);
  return document;
}

/** Places the server's markup of a page's island in the document, at the address of that page. */
async function place(name: IslandName, language: Language = 'es'): Promise<HTMLElement> {
  const html = await documentOf(pages[name], language);
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const part = document.adoptNode(parsed.querySelector<HTMLElement>(`island-part[data-name="${name}"]`)!);
  document.documentElement.lang = language;
  history.replaceState(null, '', pathTo(pages[name], language));
  document.body.replaceChildren(part);
  onTestFinished(() => part.remove());
  return part;
}

const alive = (part: HTMLElement) => expect.poll(() => part.dataset['alive']).toBe('');

/** Wraps each text in an element, as translators of pages do. */
function translate(part: HTMLElement): void {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    text.parentNode!.replaceChild(font, text);
    font.append(text);
  }
}

const cases = names.flatMap((name) => (['es', 'en'] as const).map((language) => [name, language] as const));
test.each(cases)(
  'the island %s in %s hydrates the markup of the server without a difference',
  async (name, language) => {
    const part = await place(name, language);
    const [first, text] = [part.firstElementChild, part.textContent];
    await hydrateIsland(part);
    await alive(part);
    expect(complaints.mock.calls).toEqual([]);
    expect(part.firstElementChild).toBe(first);
    expect(part.textContent).toBe(text);
  },
);

test('a press kept for an island is repeated once', async () => {
  const part = await place('instructors');
  part.querySelector('button, a')!.setAttribute('data-pressed', '');
  let presses = 0;
  part.addEventListener('click', (event) => {
    event.preventDefault();
    presses += 1;
  });
  await hydrateIsland(part);
  await alive(part);
  expect(presses).toBe(1);
});

test('the markup of the server stays if the component throws', async () => {
  const part = await place('can-i');
  const served = part.textContent;
  part.dataset['props'] = '{}';
  await hydrateIsland(part);
  await alive(part);
  expect(part.textContent).toBe(served);
});

test.each(names)('the island %s has its texts if a translator has wrapped them before', async (name) => {
  const part = await place(name);
  const served = part.textContent;
  translate(part);
  await hydrateIsland(part);
  await alive(part);
  expect(part.textContent).toBe(served);
});

test('an island keeps its texts if it changes after a translator has wrapped them', async () => {
  const part = await place('can-i');
  await hydrateIsland(part);
  await alive(part);
  translate(part);
  const field = part.querySelector('select')!;
  field.selectedIndex = 1;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(() => part.querySelector('form')?.textContent.length ?? 0).toBeGreaterThan(100);
  expect(part.textContent.length).toBeGreaterThan(500);
});
