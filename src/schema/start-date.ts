import { z } from 'zod';
import type { EditionStart } from './editions.ts';

/** What is said of a course's start while no edition lies ahead: the provider's call decides, or the visitor asks. */
export const undatedStart = z.union([
  z.strictObject({ accordingToCall: z.literal(true) }),
  z.strictObject({ onRequest: z.literal(true) }),
]);

/** When a course starts: the start of an edition, or how its dates are set. */
export type StartDate = EditionStart | z.infer<typeof undatedStart>;
