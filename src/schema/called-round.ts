import { z } from 'zod';

/** An announced selection round: its year, the page that announces it, and the first and last day to apply. */
export const calledRound = z
  .strictObject({
    year: z.coerce.number().int().min(2026).max(2100),
    source: z
      .url({ protocol: /^https$/ })
      .max(500)
      .refine((source) => !/\s/.test(source)),
    from: z.iso.date(),
    to: z.iso.date(),
  })
  .refine(({ from, to }) => from <= to);
export type CalledRound = z.infer<typeof calledRound>;
