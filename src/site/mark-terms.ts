import { markupPiece } from './markup-piece.ts';

/** A term and the id of its glossary entry, to which its first use is linked. */
export type MarkedTerm = { term: string; id: string };

/**
 * Elements in which terms are not linked: links and controls, headings, parts that are not read as text, and islands,
 * whose markup React compares in the browser.
 */
const unmarked = new Set(
  'a,button,summary,label,h1,h2,h3,h4,h5,h6,nav,svg,script,style,template,select,textarea,code,kbd,form,island-part'.split(
    ',',
  ),
);

/**
 * Attributes of elements that stay plain: hidden ones and first views, in which a link could wrap differently once its
 * font is loaded.
 */
const plainAttribute = / (?:aria-hidden="true"|data-unmarked)/;

/** Class of running text, which may have links beside other elements. */
const proseClass = / class="(?:[^"]* )?prose[ "]/;

const withoutEnd = /^(?:br|col|hr|img|input|source|wbr)$/i;

/**
 * Links the first use of each term in a rendered page's `main` to its glossary entry: in prose, and in a text that is
 * the single child of its element.
 * @param addressOf the address of the entry with an id
 */
export function markTerms(html: string, terms: readonly MarkedTerm[], addressOf: (id: string) => string): string {
  const start = html.indexOf('<main');
  const end = html.indexOf('</main>');
  if (start < 0 || terms.length === 0) return html;
  const pattern = termPattern(terms);
  const ids = new Map(terms.map(({ term, id }) => [term, id]));
  const linked = (text: string) => {
    if (!ids.has(text)) return text;
    const link = `<a href="${addressOf(ids.get(text) ?? '')}">${text}</a>`;
    ids.delete(text);
    return link;
  };
  const main = html.slice(start, end);
  /** The open elements, from the outermost. */
  const open: { isPlain: boolean; isProse: boolean }[] = [];
  let isFirst = false;
  const marked = main.replaceAll(markupPiece, (text: string, ...rest: unknown[]) => {
    const [offset, , tag] = rest.slice(-3) as [number, string, Partial<Record<string, string>>];
    const parent = open.at(-1) ?? { isPlain: false, isProse: false };
    if (tag['name'] === undefined) {
      const isSingle = isFirst && main.startsWith('</', offset + text.length);
      isFirst = false;
      const isMarked = !parent.isPlain && (parent.isProse || isSingle) && !text.startsWith('<');
      return isMarked ? text.replaceAll(pattern, linked) : text;
    }
    isFirst = false;
    const { name, attributes = '' } = tag;
    if (tag['end']) open.pop();
    else if (!attributes.endsWith('/') && !withoutEnd.test(name)) {
      isFirst = true;
      open.push({
        isPlain: parent.isPlain || unmarked.has(name) || plainAttribute.test(attributes),
        isProse: parent.isProse || proseClass.test(attributes),
      });
    }
    return text;
  });
  return html.slice(0, start) + marked + html.slice(end);
}

/** Matches any of these terms as a whole word, the longest first: ADS-B before ADS. */
export function termPattern(terms: readonly MarkedTerm[]): RegExp {
  const written = terms.map(({ term }) => term).toSorted((one, other) => other.length - one.length);
  return new RegExp(`(?<![\\p{L}\\p{N}_/.@-])(?:${written.join('|')})(?![\\p{L}\\p{N}_]|-\\p{L})`, 'gu');
}
