import type { InlineHashes } from './inline-hashes.ts';
import type { Headers } from './answer.ts';

/** Settings that the headers depend on. */
export type SecurityFacts = {
  /** Origins that pages may fetch from: a country service elsewhere, tags that are switched on. */
  connectOrigins: readonly string[];
  /** Origins of maps, of the form service, and of the frames, scripts and pixels of tags that are switched on. */
  frameOrigins: readonly string[];
  scriptOrigins: readonly string[];
  imageOrigins: readonly string[];
  /** Whether the site's public address is https. */
  https: boolean;
  /** In development violations are only told in the console: Vite's own inline scripts and styles have no hash. */
  reportOnly: boolean;
};

/** Two years: the lists of HTTPS hosts inside browsers require at least one. */
const hstsSeconds = 63_072_000;

/** Powerful features that no page of the site uses. */
const permissionsPolicy = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/**
 * The headers of a document: inline code runs only with its hash, and files from elsewhere only when configured.
 * @param inline the inline code of this document
 */
export function documentHeaders(facts: SecurityFacts, inline: InlineHashes = { scripts: [], styles: [] }): Headers {
  const policy = facts.reportOnly ? 'content-security-policy-report-only' : 'content-security-policy';
  return {
    [policy]: contentSecurityPolicy(facts, inline),
    ...fileHeaders,
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy,
    // For browsers that do not know `frame-ancestors` of the policy above.
    'x-frame-options': 'SAMEORIGIN',
  };
}

/** The headers of other files: scripts, styles, pictures, data. A policy would mean nothing there. */
export const fileHeaders: Headers = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** The headers of answers that are a line of text: errors, redirects. */
export function plainHeaders(facts: Pick<SecurityFacts, 'https'>): Headers {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    ...transportHeaders(facts),
  };
}

/** The headers of every answer. HSTS is sent over https only: browsers ignore it over plain http. */
export function transportHeaders({ https }: Pick<SecurityFacts, 'https'>): Headers {
  // Sub-domains are left out: other services of the centre may stand there.
  return https ? { 'strict-transport-security': `max-age=${hstsSeconds}` } : {};
}

function contentSecurityPolicy(facts: SecurityFacts, inline: InlineHashes): string {
  return Object.entries({
    // The default, which fonts use too.
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
