import { proseClass, splitAtTerms, termPattern, unmarkedElements, type MarkedTerm } from './term-marks.ts';

const token = /<!--[\s\S]*?-->|<\/?[a-z](?:"[^"]*"|[^">])*>|[^<]+/gi;
const voidElements = new Set('area,br,col,embed,hr,img,input,link,meta,source,track,wbr'.split(','));
const unmarked = new Set(unmarkedElements.split(','));
/**
 * Matches elements without links: those that are not read out, and first views. A link there would split a line that is
 * laid out anew when its font arrives.
 */
const plainAttribute = /aria-hidden="true"|\sdata-unmarked[=\s>]/;
const proseAttribute = new RegExp(`class="(?:[^"]* )?${proseClass}[ "]`);

type Open = { name: string; isPlain: boolean; isProse: boolean };

/**
 * Makes the first use of each term in a drawn page's `main` a link to its entry. It does so only in running text, and
 * where a text is all that its element holds. React compares an element's only text as a whole when it makes the page
 * live: the links stay. It replaces the text as a whole when it changes. A text beside a child that draws nothing, as
 * in `{value}{note && …}`, looks the same in the markup. There React looks for the text itself and throws the section
 * away. A component therefore gives such a text alone where there is nothing beside it.
 * @param addressOf where the entry with an id is
 */
export function markTerms(html: string, terms: readonly MarkedTerm[], addressOf: (id: string) => string): string {
  const start = html.indexOf('<main');
  const end = html.indexOf('</main>');
  if (start < 0 || terms.length === 0) return html;
  const pattern = termPattern(terms);
  const ids = new Map(terms.map(({ term, id }) => [term, id]));
  const seen = new Set<string>();
  const tokens = html.slice(start, end).match(token) ?? [];
  const open: Open[] = [];
  const marked = tokens.map((part, index) => {
    if (part.startsWith('<')) {
      follow(part, open);
      return part;
    }
    const parent = open.at(-1);
    if (!parent || parent.isPlain || !(parent.isProse || isOnlyText(tokens, index))) return part;
    const parts = splitAtTerms(part, pattern, seen);
    if (!parts) return part;
    return parts
      .map(({ text, isTerm }) => (isTerm ? `<a href="${addressOf(ids.get(text) ?? '')}">${text}</a>` : text))
      .join('');
  });
  return html.slice(0, start) + marked.join('') + html.slice(end);
}

function follow(tag: string, open: Open[]): void {
  const name = /^<\/?(?<name>[a-z][\w-]*)/i.exec(tag)?.groups?.name?.toLowerCase();
  if (name === undefined) return;
  if (tag.startsWith('</')) {
    while (open.length > 0 && open.pop()?.name !== name);
    return;
  }
  if (voidElements.has(name) || tag.endsWith('/>')) return;
  const parent = open.at(-1);
  open.push({
    name,
    isPlain: parent?.isPlain === true || unmarked.has(name) || plainAttribute.test(tag),
    isProse: parent?.isProse === true || proseAttribute.test(tag),
  });
}

function isOnlyText(tokens: readonly string[], index: number): boolean {
  const before = tokens[index - 1] ?? '';
  const after = tokens[index + 1] ?? '';
  return before.startsWith('<') && !before.startsWith('</') && !before.startsWith('<!') && after.startsWith('</');
}
