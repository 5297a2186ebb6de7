import { escapeHtml } from './head.ts';

// Characters that XML has no way to write are left out: one of them would make the whole document unreadable.
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text as XML holds it, in elements and attributes. */
export function xmlText(text: string): string {
  return escapeHtml(text.replace(unwritable, ''));
}

/** An element that holds text. `attributes` stand in its tag as they are: `type="html"`. */
export function xmlElement(name: string, text: string, attributes = ''): string {
  return `<${name}${attributes && ` ${attributes}`}>${xmlText(text)}</${name}>`;
}
