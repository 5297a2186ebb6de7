type Write = (facts: object, message: string) => void;

/**
 * The part of a logger (Fastify's `app.log`) that this folder uses. Ids, codes and counts are logged, never a visitor's
 * data.
 */
export type EnquiryLog = { info: Write; warn: Write; error: Write };
