import type { Language } from '../../i18n/language.ts';
import { whenIdle } from '../../browser/when-idle.ts';
import { pathTo } from '../../site/links.ts';
import { proseClass, splitAtTerms, termPattern, unmarkedElements } from '../../site/term-marks.ts';
import { termLinks } from './explained-target.ts';
import { termTexts } from './term-texts.ts';

/**
 * Marks the first use of each acronym on a page that the router shows without loading a document. The build does the
 * same for documents. The marking is repeated when more of the page is rendered.
 * @returns a function that stops the marking
 */
export function markFirstUses(language: Language): () => void {
  const main = document.querySelector('main');
  const entry = pathTo('glossary', language);
  let isWaiting = false;
  let isOver = false;

  async function mark(): Promise<void> {
    const ids = new Map(Object.entries(await termTexts(language)).map(([id, [term]]) => [term, id]));
    if (isOver || !main || location.pathname === entry) return;
    const seen = new Set([...main.querySelectorAll(termLinks)].map((link) => link.textContent));
    const pattern = termPattern([...ids].map(([term, id]) => ({ term, id })));
    for (const text of markableTexts(main)) {
      const parts = splitAtTerms(text.data, pattern, seen);
      if (!parts) continue;
      text.replaceWith(
        ...parts.map((part) =>
          part.isTerm
            ? Object.assign(document.createElement('a'), {
                href: `${entry}#${ids.get(part.text) ?? ''}`,
                textContent: part.text,
              })
            : part.text,
        ),
      );
    }
    observer.takeRecords();
  }

  function wait(): void {
    if (isWaiting) return;
    isWaiting = true;
    whenIdle(() => {
      isWaiting = false;
      mark().catch(() => undefined);
    });
  }

  const observer = new MutationObserver(wait);
  if (main) observer.observe(main, { childList: true, subtree: true });
  wait();
  return () => {
    isOver = true;
    observer.disconnect();
  };
}

/** Text nodes of a page that may be marked, by the rule of the build: alone in their element, or running text. */
function markableTexts(main: Element): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest(`${unmarkedElements}, [aria-hidden='true']`)) continue;
    if (parent.childNodes.length === 1 || parent.closest(`.${proseClass}`)) texts.push(node as Text);
  }
  return texts;
}
