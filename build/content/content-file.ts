import type { z } from 'zod';

/** A content file that its schema has accepted. */
export type ContentFile = {
  /** Its path from the root of the repository. */
  file: string;
  schema: z.ZodType;
  value: unknown;
  /** The line of a value in the file. */
  lineOf: (path: readonly PropertyKey[]) => number;
};
