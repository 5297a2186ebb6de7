/** Attribute names are in lower case. */
type HtmlElement = { attributes: Readonly<Record<string, string>>; html: string; text: string };

/**
 * The elements of one name in a document of the site. Nested elements of the same name are not supported: the outer one
 * ends with the inner one.
 */
export function elementsOf(html: string, name: string): HtmlElement[] {
  return [...html.matchAll(new RegExp(`<${name}( [^>]*)?>`, 'g'))].map(({ 0: tag, 1: written = '', index }) => {
    const begin = index + tag.length;
    const end = html.indexOf(`</${name}>`, begin);
    const inside = end < 0 ? '' : html.slice(begin, end);
    const pairs = [...written.matchAll(/ ([\w-]+)="([^"]*)"/g)];
    const attributes = Object.fromEntries(
      pairs.map(([, key = '', value = '']) => [key.toLowerCase(), unescaped(value)]),
    );
    return { attributes, html: inside, text: textOf(inside) };
  });
}

/** The text of a part of a document. */
function textOf(html: string): string {
  return unescaped(html.replace(/<[^>]*>/g, ''));
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };

function unescaped(text: string): string {
  return text.replace(/&(lt|gt|quot|#x27|amp);/g, (_, name: string) => entities[name] ?? '');
}
