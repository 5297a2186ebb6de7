import { markupPiece } from '../../src/site/markup-piece.ts';

/**
 * A heading of a page, or a question that visitors can open, with the text below it. A question without an id has the
 * id of its answer.
 */
export type TextPart = { heading: string; level: number; id: string | null; isQuestion: boolean; text: string };

const unread = /^<(?:svg|script|style|template|nav|form|button)\b/i;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' };

/** The text in the `main` of a drawn page, split at its headings and questions. */
export function textParts(html: string): TextPart[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const parts: TextPart[] = [{ heading: '', level: 0, id: null, isQuestion: false, text: '' }];
  let skipped = '';
  let depth = 0;
  let inSummary = false;
  let inHeading = false;
  for (const { 0: piece, groups } of main.matchAll(markupPiece)) {
    const current = parts.at(-1);
    if (!current) break;
    if (!piece.startsWith('<')) {
      if (depth > 0) continue;
      if (inHeading) current.heading += decode(piece);
      else current.text += decode(piece);
      continue;
    }
    const name = groups?.['name']?.toLowerCase() ?? '';
    const isEnd = groups?.['end'] === '/';
    if (depth > 0 || unread.test(piece)) {
      if (depth === 0) skipped = name;
      if (name === skipped && !piece.endsWith('/>')) depth += isEnd ? -1 : 1;
      continue;
    }
    if (name === 'summary') inSummary = !isEnd;
    const id = /\bid="([^"]*)"/.exec(piece)?.[1] ?? null;
    if (/^h[1-4]$/.test(name)) {
      inHeading = !isEnd;
      if (inHeading) {
        parts.push({ heading: '', level: Number(name[1]), id, isQuestion: inSummary, text: '' });
      }
    } else if (!inHeading) {
      current.text += ' ';
      if (current.isQuestion && !inSummary) current.id ??= id;
    }
  }
  return parts.map((part) => ({ ...part, heading: tidy(part.heading), text: tidy(part.text) }));
}

function decode(text: string): string {
  return text.replace(/&([a-z]+|#x?[\da-f]+);/gi, (whole, name: string) => entities[name] ?? whole);
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
