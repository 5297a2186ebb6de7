import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema, type Options } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { keepTogether } from '../../src/i18n/keep-together.ts';
import { dictionaries } from '../../src/i18n/words/dictionaries.ts';
import type { ArticleSection } from '../../src/schema/compiled-article.ts';
import { resolveLinks, type LinkTargets, type TextProblem } from './article-links.ts';
import { arrangeTables } from './article-tables.ts';
import { putInserts, takeInserts, type InsertSources } from './inserts.ts';
import { eachText, elementsOf, lineOf, textOf, type HtmlRoot } from './html-tree.ts';

/** A text as HTML, for its page and for feeds, with its second-level headings, its number of words, and its faults. */
export type CompiledText = {
  html: string;
  feedHtml: string;
  sections: ArticleSection[];
  words: number;
  problems: TextProblem[];
};

/** Elements that are taken out with their contents. */
const refused = ['script', 'style', 'template', 'iframe', 'object', 'svg', 'math'];

/**
 * Lists the elements that a text may hold. Everything else is taken out: scripts and styles with their contents, other
 * tags without.
 */
const blocks = 'p h2 h3 h4 ul ol li blockquote hr pre dl dt dd details summary table thead tbody tr th td';
const phrases = 'a em strong del code kbd abbr sup sub br span';
const allowed: Options = {
  tagNames: [...blocks.split(' '), ...phrases.split(' ')],
  attributes: {
    a: ['href', ['rel', 'external', 'noopener', 'nofollow']],
    ol: ['start'],
    th: ['align'],
    td: ['align'],
    abbr: ['title'],
    '*': ['lang'],
  },
  protocols: { href: ['https', 'mailto', 'tel'] },
  ancestors: defaultSchema.ancestors ?? {},
  strip: refused,
};

/** Ids of headings have a prefix, so that “Content” does not repeat an id of the page around the text. */
const idPrefix = 'section-';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkRehype, { allowDangerousHtml: true }).use(rehypeRaw);
// Ids are set after the cleaning, which removes all ids of the text.
const cleaner = unified().use(rehypeSanitize, allowed).use(rehypeSlug, { prefix: idPrefix });
// Raw parts after the cleaning are ours: drawings, and the panel of the selection round.
const characterReferences = { useNamedReferences: true };
const writer = unified().use(rehypeStringify, { allowDangerousHtml: true, characterReferences });

/**
 * Compiles Markdown (GFM, with a little HTML in it) to HTML that cannot run anything.
 * Problems have lines counted from the first of `source`; the HTML is harmless in any case.
 */
export function compileMarkdown(source: string, targets: LinkTargets & InsertSources): CompiledText {
  const raw: HtmlRoot = parser.runSync(parser.parse(source));
  const { inserts, problems: missing } = takeInserts(raw, targets);
  const problems = [...missing, ...misplaced(raw), ...resolveLinks(raw, targets)];
  const tree: HtmlRoot = cleaner.runSync(raw);
  const headings = elementsOf(tree, 'h2', 'h3', 'h4');
  const ids = new Set(headings.flatMap(({ properties: { id } }) => [String(id), encodeURI(String(id))]));
  for (const link of elementsOf(tree, 'a')) {
    const anchor = /^#(.+)$/.exec(String(link.properties.href))?.[1];
    if (!anchor || ids.has(anchor)) continue;
    problems.push({ line: lineOf(link), message: `no heading of this text has the address “#${anchor}”` });
  }
  const words = textOf(tree).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  const sections = headings
    .filter(({ tagName }) => tagName === 'h2')
    .map((heading) => ({ id: String(heading.properties.id), text: keepTogether(textOf(heading).trim()) }));
  frameNotRead(tree, dictionaries[targets.language]['blog.notRead']);
  arrangeTables(tree, dictionaries[targets.language]['blog.table']);
  eachText(tree, keepTogether);
  const html = writer.stringify(putInserts(tree, inserts, 'page'));
  const feedHtml = inserts.length === 0 ? html : writer.stringify(putInserts(tree, inserts, 'feed'));
  return { html, feedHtml, sections, words, problems };
}

/**
 * Wraps the part with this heading in a section: the last part of a text, with the sources that its writer could not
 * read.
 */
function frameNotRead(tree: HtmlRoot, name: string): void {
  const start = tree.children.findIndex(
    (node) => node.type === 'element' && node.tagName === 'h2' && textOf(node).trim() === name,
  );
  if (start < 0) return;
  const children = tree.children.splice(start).filter((node) => node.type !== 'doctype');
  tree.children.push({ type: 'element', tagName: 'section', properties: { dataNotRead: '' }, children });
}

function misplaced(tree: HtmlRoot): TextProblem[] {
  const titles = elementsOf(tree, 'h1').map((element) => ({
    line: lineOf(element),
    message: 'the title stands in the front matter; headings of the text begin with ##',
  }));
  const pictures = elementsOf(tree, 'img').map((element) => ({
    line: lineOf(element),
    message:
      'a picture in a text is a drawing in a paragraph of its own, ![what is to be seen](figure:its-id "Caption")',
  }));
  const others = elementsOf(tree, ...refused).map((element) => ({
    line: lineOf(element),
    message: `a text holds no <${element.tagName}>`,
  }));
  return [...titles, ...pictures, ...others];
}
