import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { proseClass, splitAtTerms, termPattern, unmarkedElements, type MarkedTerm } from './term-marks.ts';

type Element = DefaultTreeAdapterTypes.Element;

const unmarked = new Set(unmarkedElements.split(','));

/** Matches an island, whose markup React compares in the browser. */
const island = /<island-part\b.*?<\/island-part>/gs;

/**
 * Links the first use of each term in a rendered page's `main` to its glossary entry: in prose, and in a text that is
 * the single child of its element. Islands are left out before the markup is parsed.
 * @param addressOf the address of the entry with an id
 */
export function markTerms(html: string, terms: readonly MarkedTerm[], addressOf: (id: string) => string): string {
  const start = html.indexOf('<main');
  const end = html.indexOf('</main>');
  if (start < 0 || terms.length === 0) return html;
  const islands: string[] = [];
  const main = html
    .slice(start, end)
    .replaceAll(island, (markup) => `<island-part>${islands.push(markup) - 1}</island-part>`);
  const pattern = termPattern(terms);
  const ids = new Map(terms.map(({ term, id }) => [term, id]));
  const seen = new Set<string>();
  let marked = '';
  let from = 0;
  for (const { startOffset, endOffset } of markableTexts(parseFragment(main, { sourceCodeLocationInfo: true }))) {
    const parts = splitAtTerms(main.slice(startOffset, endOffset), pattern, seen);
    if (!parts) continue;
    marked += main.slice(from, startOffset);
    for (const { text, isTerm } of parts)
      marked += isTerm ? `<a href="${addressOf(ids.get(text) ?? '')}">${text}</a>` : text;
    from = endOffset;
  }
  const whole = (marked + main.slice(from)).replaceAll(island, (place) => islands[Number(/\d+/.exec(place))] ?? '');
  return html.slice(0, start) + whole + html.slice(end);
}

/** Finds the texts below an element that may have links, in the order of the source. */
function* markableTexts(
  parent: DefaultTreeAdapterTypes.ParentNode,
  isProse = false,
): Generator<{ startOffset: number; endOffset: number }> {
  for (const child of parent.childNodes) {
    if ('tagName' in child && !isPlain(child)) yield* markableTexts(child, isProse || hasProse(child));
    const place = child.nodeName === '#text' ? child.sourceCodeLocation : null;
    if (place && (isProse || parent.childNodes.length === 1)) yield place;
  }
}

/**
 * Links, headings, hidden elements and first views stay plain. In a first view a link could wrap differently once its
 * font is loaded.
 */
function isPlain({ tagName, attrs }: Element): boolean {
  return (
    unmarked.has(tagName) ||
    attrs.some(({ name, value }) => (name === 'aria-hidden' && value === 'true') || name === 'data-unmarked')
  );
}

function hasProse({ attrs }: Element): boolean {
  return attrs.some(({ name, value }) => name === 'class' && value.split(' ').includes(proseClass));
}
