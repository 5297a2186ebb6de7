import { figureForFeeds, figureHtml, type Figures } from './figures.ts';
import type { Language } from '../../src/i18n/language.ts';
import type { TextProblem } from './article-links.ts';
import { elementsOf, lineOf, textOf, type HtmlElement, type HtmlRoot } from './html-tree.ts';

/** The drawings and the panel that a text may insert. */
export type InsertSources = {
  language: Language;
  figures?: Figures;
  /** The panel of the current selection round, as HTML. */
  selectionRound?: string;
};

/** HTML that replaces a paragraph, for the page and for feeds. */
type Insert = { page: string; feed: string };

const selectionRoundMark = '{{selection-round}}';

/** Marks the position of an insert during sanitizing, with characters that no keyboard has. */
const mark = (index: number) => `\uE000${index}\uE000`;
const marked = /^\uE000(\d+)\uE000$/;

/**
 * Replaces drawings (`![…](figure:id "Caption")`) and `{{selection-round}}` by marks, because sanitizing would remove
 * their HTML. Each has to be a paragraph of its own. `putInserts` later replaces the marks.
 */
export function takeInserts(tree: HtmlRoot, sources: InsertSources): { inserts: Insert[]; problems: TextProblem[] } {
  const inserts: Insert[] = [];
  const problems: TextProblem[] = [];
  for (const paragraph of elementsOf(tree, 'p')) {
    const result = insertOf(paragraph, sources);
    if (!result) continue;
    if ('message' in result) problems.push({ line: lineOf(paragraph), message: result.message });
    paragraph.children = 'message' in result ? [] : [{ type: 'text', value: mark(inserts.push(result) - 1) }];
  }
  return { inserts, problems };
}

function insertOf(
  paragraph: HtmlElement,
  { language, figures, selectionRound }: InsertSources,
): Insert | { message: string } | null {
  if (selectionRound !== undefined && textOf(paragraph).trim() === selectionRoundMark)
    return { page: selectionRound, feed: selectionRound };
  const [only, ...others] = paragraph.children;
  if (only?.type !== 'element' || only.tagName !== 'img' || others.length > 0) return null;
  const { src, alt, title } = only.properties;
  const id = /^figure:(?<id>.+)$/.exec(String(src))?.groups?.id;
  if (!id) return null;
  const drawing = figures?.get(id)?.[language];
  if (!drawing?.wide) return { message: `there is no drawing “${id}” in content/figures for this language` };
  const text = { alt: (alt ?? '').trim(), caption: (title ?? '').trim() };
  if (text.alt === '')
    return { message: `the drawing “${id}” needs a description: ![what is to be seen](figure:${id})` };
  return { page: figureHtml(drawing, text), feed: figureForFeeds(text) };
}

/** Replaces the marks by the inserts as raw HTML; the serializer must accept raw nodes. */
export function putInserts(tree: HtmlRoot, inserts: readonly Insert[], place: keyof Insert): HtmlRoot {
  return {
    ...tree,
    children: tree.children.map((child) => {
      const index = child.type === 'element' && child.tagName === 'p' ? marked.exec(textOf(child))?.[1] : undefined;
      const insert = index === undefined ? undefined : inserts[Number(index)];
      return insert ? { type: 'raw' as const, value: insert[place] } : child;
    }),
  };
}
