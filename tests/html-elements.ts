import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Attribute names are in lower case. */
export type HtmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  readonly html: string;
  readonly text: string;
};

/** All elements of a document, in its order. */
export function readHtml(html: string): HtmlElement[] {
  return inside(parse(html, { scriptingEnabled: false }))
    .filter((node) => 'tagName' in node)
    .map(elementOf);
}

/** The elements of one name in a document of the site. */
export function elementsOf(html: string, name: string): HtmlElement[] {
  return readHtml(html).filter((element) => element.name === name);
}

function elementOf(node: Tree.Element): HtmlElement {
  return {
    name: node.tagName,
    attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name.toLowerCase(), value])),
    get html() {
      return serialize(node);
    },
    get text() {
      return inside(node)
        .map((child) => ('value' in child ? child.value : ''))
        .join('');
    },
  };
}

/** A node and everything in it, in the order of the document. */
function inside(node: Tree.Node): Tree.Node[] {
  return [node, ...('childNodes' in node ? node.childNodes.flatMap(inside) : [])];
}
