import { transportHeaders } from '../../http/security-headers.ts';

/**
 * Allows only files of the office's own origin, and no inline code. The office may frame its previews; no page may
 * frame the office.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The headers of the office's responses, unless a route replaces them: not cached, not indexed, not framed. */
export function officeHeaders(officeUrl: string): Record<string, string> {
  return {
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'publickey-credentials-get=(self), publickey-credentials-create=(self), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...transportHeaders({ https: officeUrl.startsWith('https:') }),
  };
}
