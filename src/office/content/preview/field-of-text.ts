import type { FieldPath } from '../../../schema/office-content.ts';
import { allFields } from '../editor/paths.ts';
import type { Sheet } from '../editor/slots.ts';

/** Elements of a page with one text each. */
const texts = 'h1, h2, h3, h4, h5, h6, p, li, dt, dd, th, td, figcaption, summary, blockquote, a, button, label';

/** The text of the pressed element, without line breaks; null outside of texts. */
export function pressedText(target: EventTarget | null): string | null {
  const element = target as Element | null;
  const text = element?.closest?.(texts)?.textContent ?? '';
  return plainText(text) === '' ? null : text.replace(/\s+/g, ' ').trim().slice(0, 2000);
}

/** The first element of a page with this text, or else one with a longer text that contains it; null for short texts. */
export function elementOfText(page: Document, text: string): Element | null {
  const wanted = plainText(text);
  const known = [...page.querySelectorAll(texts)].map((element) => ({
    element,
    plain: plainText(element.textContent),
  }));
  const found =
    known.find(({ plain }) => plain === wanted) ??
    (wanted.length > 12 ? known.findLast(({ plain }) => plain.includes(wanted)) : undefined);
  return wanted === '' ? null : (found?.element ?? null);
}

/** Keeps only letters and digits, in lower case, because pages change spaces and punctuation. */
function plainText(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

/**
 * The field of a document that holds a text of its page. Prefers the same text, then a field that contains the text,
 * then the longest field that the text contains.
 */
export function fieldOfText(sheet: Sheet, text: string): { file: string; path: FieldPath } | null {
  const pressed = plainText(text);
  if (pressed === '') return null;
  const known = sheet.views.flatMap(({ file, groups }) =>
    allFields(groups).flatMap(({ path, value }) => {
      const values = typeof value === 'object' && value !== null ? Object.entries(value) : [['', value] as const];
      return values.flatMap(([language, each]) =>
        typeof each === 'string' && each.length > 2
          ? [{ file, path: language === '' ? path : [...path, language], plain: plainText(each) }]
          : [],
      );
    }),
  );
  const found =
    known.find(({ plain }) => plain === pressed) ??
    (pressed.length > 12 ? known.find(({ plain }) => plain.includes(pressed)) : undefined) ??
    known
      .filter(({ plain }) => plain.length > 12 && pressed.includes(plain))
      .toSorted((a, b) => b.plain.length - a.plain.length)[0];
  return found ? { file: found.file, path: found.path } : null;
}
