import type rehypeRaw from 'rehype-raw';

/** The root of a tree of HTML nodes (hast). */
export type HtmlRoot = Parameters<ReturnType<typeof rehypeRaw>>[0];
type HtmlNode = HtmlRoot['children'][number];
export type HtmlElement = Extract<HtmlNode, { type: 'element' }>;

/** Visits every element below a node, parents first; `visit` may change the children before they are visited. */
export function eachElement(parent: HtmlRoot | HtmlElement, visit: (element: HtmlElement) => void): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    visit(child);
    eachElement(child, visit);
  }
}

/** Replaces every text below a node, except in code. */
export function eachText(parent: HtmlRoot | HtmlElement, rewrite: (text: string) => string): void {
  for (const child of parent.children) {
    if (child.type === 'text') child.value = rewrite(child.value);
    else if (child.type === 'element' && !/^(?:code|kbd|pre)$/.test(child.tagName)) eachText(child, rewrite);
  }
}

/** All elements with these names below a node, in document order. */
export function elementsOf(parent: HtmlRoot | HtmlElement, ...names: readonly string[]): HtmlElement[] {
  const found: HtmlElement[] = [];
  eachElement(parent, (element) => {
    if (names.includes(element.tagName)) found.push(element);
  });
  return found;
}

/** The text of a node without markup. Blocks are separated by a blank, so that words of two cells are not joined. */
export function textOf(node: HtmlRoot | HtmlNode): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join(isBlock(node) ? ' ' : '') : '';
}

function isBlock(node: HtmlRoot | HtmlNode): boolean {
  return (
    node.type === 'root' ||
    (node.type === 'element' && /^(?:ul|ol|li|dl|table|thead|tbody|tr|blockquote)$/.test(node.tagName))
  );
}

/** The line of the source on which an element begins, counted from 1. */
export function lineOf(element: HtmlElement): number {
  return element.position?.start.line ?? 1;
}
