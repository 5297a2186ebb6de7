import { z } from 'zod';
import { localized, localizedText, text } from './localized.ts';
import { externalLink } from './references.ts';
import { object } from './object.ts';

const day = z.iso.date('a date is written 2025-10-29').meta({ title: 'Día' });
const count = z.int().nonnegative();

/** The source of a fact. Without the day `checked`, the fact is unchecked: the panel asks the reader to look it up. */
const origin = {
  source: externalLink.meta({ title: 'Dónde se lee' }),
  checked: day.optional().meta({ title: 'Comprobado el día' }),
};

/** The last day for applications, and the first if it is known. */
const inscription = object({
  from: day.optional().meta({ title: 'Desde' }),
  to: day.meta({ title: 'Hasta' }),
  ...origin,
}).refine(({ from, to }) => !from || from <= to, 'the last day is before the first');

/** Totals from one phase's lists of candidates, without names. `by`: published on or before that day. */
const phase = object({
  phase: text.meta({ office: false }),
  name: localizedText,
  list: z
    .union([
      object({
        day,
        status: z
          .enum(['provisional', 'final'])
          .meta({ choices: { provisional: 'provisional', final: 'definitiva' } })
          .meta({ title: 'Estado' }),
      }),
      object({
        by: day.meta({ title: 'Hasta el día' }),
        status: z
          .enum(['provisional', 'final'])
          .meta({ choices: { provisional: 'provisional', final: 'definitiva' } })
          .meta({ title: 'Estado' }),
      }),
    ])
    .meta({ title: 'Lista' }),
  listed: count.optional().meta({ title: 'En la lista' }),
  sat: count.optional().meta({ title: 'Presentados' }),
  called: count.optional().meta({ title: 'Convocados a esta fase' }),
  passed: count.meta({ title: 'Aprobados' }),
  ...origin,
});

/** A round. `null` means not published on the day `read`; a missing key means published, but not read. */
const round = object({
  year: z.int().min(2000).max(2100),
  official: externalLink.meta({ title: 'Página oficial' }),
  called: object({ day, ...origin })
    .nullish()
    .meta({ title: 'Publicación' }),
  places: object({ value: count.meta({ title: 'Plazas' }), ...origin })
    .nullish()
    .meta({ title: 'Plazas' }),
  fee: object({ amount: count.meta({ title: 'Importe' }), currency: z.literal('EUR'), ...origin })
    .nullish()
    .meta({ title: 'Tasa' }),
  venues: object({ value: z.array(localizedText).min(1).meta({ title: 'Ciudades' }), ...origin })
    .nullish()
    .meta({ title: 'Sedes' }),
  inscription: inscription.nullish().meta({ title: 'Inscripción' }),
  phases: z.array(phase).min(1).nullish(),
});

/** ENAIRE's selection rounds for controllers, newest first: `content/selection-round.yaml`. */
export const selectionRounds = object({
  official: object({ url: externalLink, label: localized(text).meta({ title: 'Texto del enlace' }) }).meta({
    title: 'Página oficial',
  }),
  /** ISO day on which the sources were last read. */
  read: day.meta({ title: 'Fuentes leídas el día' }),
  rounds: z
    .array(round)
    .min(1)
    .refine((rounds) => rounds.every(({ year }, index) => index === 0 || year < (rounds[index - 1]?.year ?? 0)), {
      error: 'rounds stand in order, the newest first, one a year',
    })
    .meta({ title: 'Convocatorias' }),
});

export type SelectionRounds = z.infer<typeof selectionRounds>;
export type SelectionRound = SelectionRounds['rounds'][number];
