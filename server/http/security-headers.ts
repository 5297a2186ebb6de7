import { createHash } from 'node:crypto';
import type { Headers } from './response.ts';

/** Settings that the headers depend on. */
export type SecurityFacts = {
  /** Origins from which pages may fetch: an external country service, tags that are switched on. */
  connectOrigins: readonly string[];
  /** Origins of maps, of the form service, and of the frames, scripts and pixels of tags that are switched on. */
  frameOrigins: readonly string[];
  scriptOrigins: readonly string[];
  imageOrigins: readonly string[];
  /** Whether the site's public address is https. */
  https: boolean;
  /** In development violations are only reported: Vite's inline scripts and styles have no hash. */
  reportOnly: boolean;
};

/** Two years: the HSTS preload lists of browsers require at least one. */
const hstsSeconds = 63_072_000;

/** Powerful features that no page of the site uses. */
const permissionsPolicy = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/**
 * The headers of a document. Inline code runs only with its hash, and files of other origins load only if configured.
 * @param inline hashes of the document's inline code
 */
export function documentHeaders(facts: SecurityFacts, inline: InlineHashes = { scripts: [], styles: [] }): Headers {
  const policy = facts.reportOnly ? 'content-security-policy-report-only' : 'content-security-policy';
  return {
    [policy]: contentSecurityPolicy(facts, inline),
    ...fileHeaders,
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy,
    // For browsers without support for `frame-ancestors` in the policy.
    'x-frame-options': 'SAMEORIGIN',
  };
}

/** The headers of all other files, which are sent without a content security policy. */
export const fileHeaders: Headers = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** The headers of a file of the build. Feed readers and link previews of other origins show pictures and icons. */
export function staticHeaders(path: string): Headers {
  const isPicture = /\.(?:avif|webp|png|jpe?g|svg|ico)$/.test(path);
  return isPicture ? { ...fileHeaders, 'cross-origin-resource-policy': 'cross-origin' } : fileHeaders;
}

/** The headers of responses that are neither documents nor files: errors, redirects and the visitor's country. */
export function plainHeaders(facts: Pick<SecurityFacts, 'https'>): Headers {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    ...transportHeaders(facts),
  };
}

/** The headers of every response. HSTS is sent over https only, as browsers ignore it over http. */
export function transportHeaders({ https }: Pick<SecurityFacts, 'https'>): Headers {
  // Without sub-domains: the centre may have other services there.
  return https ? { 'strict-transport-security': `max-age=${hstsSeconds}` } : {};
}

function contentSecurityPolicy(facts: SecurityFacts, inline: InlineHashes): string {
  return Object.entries({
    // Also applies to fonts.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts, ...facts.scriptOrigins],
    'style-src': ["'self'", ...inline.styles],
    'img-src': ["'self'", 'data:', ...facts.imageOrigins],
    ...(facts.connectOrigins.length > 0 ? { 'connect-src': ["'self'", ...facts.connectOrigins] } : {}),
    'frame-src': ["'self'", ...facts.frameOrigins],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    ...(facts.https && !facts.reportOnly ? { 'upgrade-insecure-requests': [] } : {}),
  })
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

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
