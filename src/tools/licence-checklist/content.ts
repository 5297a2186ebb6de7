import { z } from 'zod';
import type { InLanguage } from '../../i18n/language.ts';
import { localizedText, localizedTexts } from '../../schema/localized.ts';
import { anchor } from '../../schema/references.ts';
import type { DeadlineId, LicenceField } from './licence-dates.ts';
import { object } from '../../schema/object.ts';

/** The checklist, and the days from which the time limits are calculated; their rules are in the career map. */
export const checklist = object({
  title: localizedText,
  intro: localizedText,
  /** The hint to print the checklist, for visitors without JavaScript. */
  onPaper: localizedText.meta({ title: 'Para imprimir' }),
  items: z
    .array(object({ id: anchor, text: localizedText }))
    .min(8)
    .meta({ title: 'Qué comprobar' }),
  dates: localizedText.meta({ title: 'Fechas' }),
  fields: localizedTexts<LicenceField>({
    finished: 'Fin del curso',
    issued: 'Expedición',
    medical: 'Certificado médico',
    born: 'Nacimiento',
    english: 'Inglés',
  }).meta({ title: 'Campos' }),
  /** Shown below the field. */
  help: localizedTexts({ born: 'Fecha de nacimiento' }),
  level: localizedText.meta({ title: 'Nivel de inglés' }),
  noLevel: localizedText.meta({ title: 'Sin nivel' }),
  deadlines: localizedText.meta({ title: 'Plazos' }),
  noDeadlines: localizedText.meta({ title: 'Sin plazos' }),
  /** Beside the day of an expired time limit. */
  past: localizedText.meta({ title: 'Plazo vencido' }),
  /** Titles of the time limits in a calendar. */
  reminders: localizedTexts<DeadlineId>({
    apply: 'Solicitar',
    start: 'Empezar',
    medical: 'Certificado médico',
    language: 'Idioma',
  }).meta({ title: 'Recordatorios' }),
  certificate: localizedText.meta({ title: 'Certificado' }),
  source: localizedText.meta({ title: 'Fuente' }),
  calendar: localizedText.meta({ title: 'Calendario' }),
  print: localizedText.meta({ title: 'Imprimir' }),
  erase: localizedText.meta({ title: 'Borrar' }),
}).meta({ title: 'Lista de comprobación' });

/** The checklist of the licence, in the page's language. */
export type ChecklistContent = InLanguage<z.infer<typeof checklist>> & {
  /** The period of each time limit, and its rule. */
  clocks: Record<DeadlineId, { short: string; text: string }>;
  /** Sources of the rules. */
  sources: readonly { title: string; url: string }[];
};
