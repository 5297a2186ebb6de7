import { z } from 'zod';
import { localizedText } from './localized.ts';
import { object } from './object.ts';

/**
 * The bar above every page announces the next edition with places, as a strip of the home page's hero does. The bar is
 * hidden while no edition has places.
 */
export const banner = object({
  /**
   * The text for any edition. `{course}` is the course's name, `{start}` its start, such as "on November 3, 2025",
   * `{month}` "November 2025".
   */
  text: localizedText.meta({
    description: '{course} es el nombre del curso, {start} cuándo empieza y {month} el mes.',
  }),
  action: localizedText,
  /**
   * Editions to announce before all others, with their own texts. The bar shows the first announcement that is due and
   * whose edition has places.
   */
  announcements: z
    .array(
      object({
        edition: z.string().meta({ title: 'Edición', description: 'La que se anuncia antes que las demás.' }),
        /** First and last day of the announcement; without them, it is shown while the edition has places. */
        from: z.iso.date().optional().meta({ title: 'Desde' }),
        until: z.iso.date().optional().meta({ title: 'Hasta' }),
        /** Label before the text, in place of the course's code. */
        code: localizedText.optional().meta({ title: 'Rótulo delante' }),
        /** Dates are written as `{start}` or `{month}`, so that they follow the edition. */
        text: localizedText.optional().meta({ description: '{start} o {month} escriben la fecha de la edición.' }),
        action: localizedText.optional(),
      }),
    )
    .default([])
    .meta({ title: 'Avisos propios' }),
});
