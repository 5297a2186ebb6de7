import { z } from 'zod';
import { head, localizedText, localizedTexts } from './localized.ts';
import { object } from './object.ts';

/** The day that counts as today, and the texts of the calendar page. */
export const calendarPage = object({
  /**
   * The day that banner, courses and calendar use as today while dates are samples. Pages then mark the samples, and
   * the audit before a launch refuses the setting. Without it, the day in Europe/Madrid is used.
   */
  asOf: z.iso.date().optional().meta({
    title: 'Día que cuenta como hoy',
    description: 'Solo mientras las fechas sean de muestra; sin él cuenta el día de hoy.',
  }),
  head,
  hero: object({
    title: localizedText,
    lead: localizedText,
    /** Follows the lead if there is more than one edition. */
    choose: localizedText.meta({ title: 'Sigue la entradilla con varias ediciones' }),
    /** Replaces both texts while no edition is listed. */
    none: localizedText.meta({ title: 'Entradilla sin ninguna edición' }),
  }),
  /** The offer to subscribe to the calendar: title, text and link. */
  subscribe: localizedTexts(['title', 'text', 'action']).meta({ title: 'Suscripción al calendario' }),
  /** Shown if no edition matches the filter. */
  empty: localizedText.meta({ title: 'Si el filtro no deja ninguna' }),
  /** The list of courses without a future edition. */
  undated: localizedTexts(['title', 'text']).meta({ title: 'Cursos sin fecha' }),
});
