import type { FastifyHelmetOptions } from '@fastify/helmet';

/** What the policy has to allow beyond the site's own files. */
export type SecurityFacts = {
  /** CSP source expressions of the documents' inline scripts. */
  scriptHashes: readonly string[];
  /** Origins that pages may fetch from: a country service elsewhere, tags that are switched on. */
  connectOrigins: readonly string[];
  /** Origins of maps, of the form service, and of the frames, scripts and pixels of tags that are switched on. */
  frameOrigins: readonly string[];
  scriptOrigins: readonly string[];
  imageOrigins: readonly string[];
  /** Plain requests are upgraded where the site's public address is https. */
  https: boolean;
};

/** The security headers of every answer: nothing inline but hashed scripts, nothing from elsewhere but what is configured. */
export function securityHeaders(facts: SecurityFacts): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...facts.scriptHashes, ...facts.scriptOrigins],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', ...facts.imageOrigins],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...facts.connectOrigins],
        frameSrc: ["'self'", ...facts.frameOrigins],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        ...(facts.https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // Browsers heed it over https only.
    strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Frames of the site itself are allowed by the policy above; the old header cannot say more than that.
    xFrameOptions: { action: 'sameorigin' },
    xXssProtection: false,
  };
}

/** Powerful features that no page of the site uses (helmet does not write this header). */
export const permissionsPolicy =
  'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), ' +
  'microphone=(), midi=(), payment=(), usb=(), browsing-topics=()';
