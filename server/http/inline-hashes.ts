import { createHash } from 'node:crypto';

/** The CSP source expressions for a document's inline scripts and styles. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** Script elements of these types hold data. Browsers do not run them, and the policy does not apply to them. */
const dataTypes = new Set(['application/json', 'application/ld+json']);

/**
 * Hashes the inline scripts and style elements of one of the site's documents, for the document's content security
 * policy.
 */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name, attributes = '', text = ''] of html.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs)) {
    if (name === 'style') styles.add(hashOf(text));
    else if (!/\ssrc=/.test(attributes) && !dataTypes.has(typeOf(attributes))) scripts.add(hashOf(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

function typeOf(attributes: string): string {
  return /\stype="([^"]*)"/.exec(attributes)?.[1] ?? '';
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
