import { z } from 'zod';
import { localizedText, text } from '../../schema/localized.ts';
import { externalLink } from '../../schema/references.ts';
import { object } from '../../schema/object.ts';

const day = z.iso.date('a date is written 2025-10-29');
const dated = z
  .union([
    day,
    z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, 'a day, a month, a year, or "unknown"'),
    z.literal('unknown'),
  ])
  .meta({
    title: 'Fecha del texto',
    description: 'Año, mes o día: 2023, 2023-04 o 2023-04-21; «unknown» si no se sabe.',
  });

/** The source of a fact: `dated` is the date of its text. */
export const factSource = object({
  title: localizedText,
  publisher: text.meta({ title: 'Quién lo publica' }),
  url: externalLink,
  dated,
  read: day,
});
export type FactSource = z.infer<typeof factSource>;

/** Ids in the list of sources: the source of a fact, and a second one. */
const origin = { source: text.meta({ office: false }), also: text.optional().meta({ office: false }) };

const amount = z.number().nonnegative();
const range = object({ from: amount.meta({ title: 'Desde' }), to: amount.meta({ title: 'Hasta' }), ...origin }).refine(
  ({ from, to }) => from <= to,
  'a range runs upwards',
);
const ages = object({
  from: z.int().positive().meta({ title: 'Desde' }),
  to: z.int().positive().optional().meta({ title: 'Hasta' }),
  ...origin,
});
const hiring = object(origin);

/** Maximum age of a provider's announcement, in years. A way abroad with an older announcement is not listed. */
const freshYears = 2;

/** Published facts that the deciding tools calculate with, each with its source: `content/deciding/facts.yaml`. */
export const decidingFacts = object({
  sources: z.record(text, factSource),
  facts: object({
    age: object({
      licence: ages.meta({ title: 'Licencia' }),
      enaire: ages.meta({ title: 'ENAIRE' }),
      ireland: ages.meta({ title: 'Irlanda' }),
      uk: ages.meta({ title: 'Reino Unido' }),
      portugal: ages.meta({ title: 'Portugal' }),
    }).meta({ title: 'Edades' }),
    months: object({
      enaireSelection: range.meta({ title: 'Proceso de ENAIRE' }),
      irelandCourse: range.meta({ title: 'Curso en Irlanda' }),
      ukCourse: range.meta({ title: 'Curso en el Reino Unido' }),
      licence: range.meta({ title: 'Licencia' }),
    }).meta({ title: 'Meses' }),
    cost: object({
      enaireFee: range.meta({ title: 'Tasa de ENAIRE' }),
      languageTest: range.meta({ title: 'Prueba de idioma' }),
    }).meta({ title: 'Costes, en euros' }),
    rent: object({ madrid: range, canarias: range }).meta({ title: 'Alquiler al mes, en euros' }),
    living: object({ food: range.meta({ title: 'Comida' }) }).meta({ title: 'Gastos al mes, en euros' }),
    tax: object({ vat: range.meta({ title: 'IVA general' }) }).meta({ title: 'Impuestos, en por ciento' }),
    pay: object({ enaire: range.meta({ title: 'ENAIRE' }), private: range.meta({ title: 'Torres privadas' }) }).meta({
      title: 'Sueldo al año, en euros',
    }),
    interest: object({ study: range.meta({ title: 'Préstamo de estudios' }) }).meta({ title: 'Interés' }),
    acceptance: object({
      outside: hiring.meta({ title: 'De fuera de la UE' }),
      military: hiring.meta({ title: 'Militares' }),
    }).meta({ title: 'Quién acepta otras licencias' }),
    hiring: object({
      ireland: hiring.meta({ title: 'Irlanda' }),
      uk: hiring.meta({ title: 'Reino Unido' }),
      portugal: hiring.meta({ title: 'Portugal' }),
    }).meta({ title: 'Quién contrata' }),
  }),
}).superRefine(({ sources, facts }, context) => {
  for (const [kind, named] of Object.entries(facts))
    for (const [name, fact] of Object.entries(named))
      for (const id of [fact.source, fact.also]) {
        const path = ['facts', kind, name];
        const found = id === undefined ? undefined : sources[id];
        if (id !== undefined && !found)
          context.addIssue({ code: 'custom', path, message: `there is no source "${id}"` });
        if (kind === 'hiring' && found && !isFresh(found, found.read)) {
          const fault = found.dated === 'unknown' ? 'has no known date' : `is older than ${freshYears} years`;
          context.addIssue({ code: 'custom', path, message: `the source "${id}" ${fault}` });
        }
      }
});

export type DecidingFacts = z.infer<typeof decidingFacts>;

type Facts = DecidingFacts['facts'];

/**
 * Published requirements, lengths and costs, with the ids of their sources. `hiring` has the ways abroad for which
 * there is a current announcement.
 */
export type Rules = Omit<Facts, 'hiring' | 'acceptance'> & { hiring: Partial<Facts['hiring']> };

/**
 * Whether a provider's announcement is recent enough on a day. If not, the way to that provider is not listed.
 * @param asOf `YYYY-MM-DD`
 */
export function isFresh({ dated: of }: FactSource, asOf: string): boolean {
  const oldest = `${Number(asOf.slice(0, 4)) - freshYears}${asOf.slice(4)}`;
  return of !== 'unknown' && of >= oldest.slice(0, of.length);
}
