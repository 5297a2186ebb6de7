import { z } from 'zod';
import { localized, localizedText, text } from './localized.ts';
import { externalLink } from './references.ts';

const day = z.iso.date('a date is written 2025-10-29');
const count = z.int().nonnegative();

/**
 * Gives the source of a fact. Without `checked`, a day, the fact is unchecked: the panel asks the reader to look it up.
 */
const origin = { source: externalLink, checked: day.optional() };

/** Days run forwards, and at least one of them is known. */
const inscription = z
  .strictObject({ from: day.optional(), to: day.optional(), ...origin })
  .refine(({ from, to }) => from !== undefined || to !== undefined, 'the first or the last day is needed')
  .refine(({ from, to }) => !from || !to || from <= to, 'the last day is before the first');

/** Totals of one phase's lists of candidates; never a name. `by`: published on or before that day. */
const phase = z.strictObject({
  phase: text,
  name: localizedText,
  list: z.union([
    z.strictObject({ day, status: z.enum(['provisional', 'final']) }),
    z.strictObject({ by: day, status: z.enum(['provisional', 'final']) }),
  ]),
  listed: count.optional(),
  sat: count.optional(),
  called: count.optional(),
  passed: count,
  ...origin,
});

/** A round. `null` means unpublished on the day `read`; a missing key means published, but not read. */
const round = z.strictObject({
  year: z.int().min(2000).max(2100),
  official: externalLink,
  called: z.strictObject({ day, ...origin }).nullish(),
  places: z.strictObject({ value: count, ...origin }).nullish(),
  fee: z.strictObject({ amount: count, currency: z.literal('EUR'), ...origin }).nullish(),
  venues: z.strictObject({ value: z.array(localizedText).min(1), ...origin }).nullish(),
  inscription: inscription.nullish(),
  phases: z.array(phase).min(1).nullish(),
});

/** ENAIRE's selection rounds for controllers, newest first: `content/selection-round.yaml`. */
export const selectionRounds = z.strictObject({
  official: z.strictObject({ url: externalLink, label: localized(text) }),
  /** ISO day on which the sources were last read. */
  read: day,
  rounds: z
    .array(round)
    .min(1)
    .refine((rounds) => rounds.every(({ year }, index) => index === 0 || year < (rounds[index - 1]?.year ?? 0)), {
      error: 'rounds stand in order, the newest first, one a year',
    }),
});

export type SelectionRounds = z.infer<typeof selectionRounds>;
export type SelectionRound = SelectionRounds['rounds'][number];
