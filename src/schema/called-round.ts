import { z } from 'zod';

/** A call that is announced: its year, the announcing page, and the days of its inscription. */
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
