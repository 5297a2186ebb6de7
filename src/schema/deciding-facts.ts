import { z } from 'zod';
import { localizedText, text } from './localized.ts';
import { externalLink } from './references.ts';

const day = z.iso.date('a date is written 2025-10-29');
const dated = z.union([
  day,
  z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, 'a day, a month, a year, or "unknown"'),
  z.literal('unknown'),
]);

/** Where a fact can be read: `dated` is the date of its text. */
export const factSource = z.strictObject({
  title: localizedText,
  publisher: text,
  url: externalLink,
  dated,
  read: day,
});
export type FactSource = z.infer<typeof factSource>;

/** Ids in the list of sources. */
const origin = { source: text, also: text.optional() };

const amount = z.number().nonnegative();
const range = z
  .strictObject({ from: amount, to: amount, ...origin })
  .refine(({ from, to }) => from <= to, 'a range runs upwards');
const ages = z.strictObject({ from: z.int().positive(), to: z.int().positive().optional(), ...origin });
const hiring = z.strictObject(origin);

/** How old an announcement may be when it is read, in years: an older one opens no way abroad. */
const freshYears = 2;

/** Facts of others that the tools for deciding reckon with, each with its source: `content/deciding/facts.yaml`. */
export const decidingFacts = z
  .strictObject({
    sources: z.record(text, factSource),
    facts: z.strictObject({
      age: z.strictObject({ licence: ages, enaire: ages, ireland: ages, uk: ages, portugal: ages }),
      months: z.strictObject({ enaireSelection: range, irelandCourse: range, ukCourse: range, licence: range }),
      cost: z.strictObject({ enaireFee: range, languageTest: range }),
      rent: z.strictObject({ madrid: range, canarias: range }),
      pay: z.strictObject({ enaire: range, private: range }),
      interest: z.strictObject({ study: range }),
      hiring: z.strictObject({ ireland: hiring, uk: hiring, portugal: hiring }),
    }),
  })
  .superRefine(({ sources, facts }, context) => {
    for (const [kind, named] of Object.entries(facts))
      for (const [name, fact] of Object.entries(named))
        for (const id of [fact.source, fact.also]) {
          const path = ['facts', kind, name];
          const found = id === undefined ? undefined : sources[id];
          if (id !== undefined && !found)
            context.addIssue({ code: 'custom', path, message: `there is no source "${id}"` });
          if (kind === 'hiring' && found && !isFresh(found))
            context.addIssue({ code: 'custom', path, message: `the source "${id}" is older than ${freshYears} years` });
        }
  });

export type DecidingFacts = z.infer<typeof decidingFacts>;

function isFresh({ dated: of, read }: FactSource): boolean {
  const oldest = `${Number(read.slice(0, 4)) - freshYears}${read.slice(4)}`;
  return of !== 'unknown' && of >= oldest.slice(0, of.length);
}
