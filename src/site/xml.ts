import { escapeHtml } from './head.ts';

// Characters that XML cannot contain are removed: one of them would make the whole document invalid.
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for XML elements and attributes. */
export function xmlText(text: string): string {
  return escapeHtml(text.replace(unwritable, ''));
}

/** An element with text. `attributes` are added to its tag unchanged: `type="html"`. */
export function xmlElement(name: string, text: string, attributes = ''): string {
  return `<${name}${attributes && ` ${attributes}`}>${xmlText(text)}</${name}>`;
}
