import { z } from 'zod';
import { head, localizedText } from './localized.ts';

/** The day that counts as today, and the texts of the calendar's page. */
export const calendarPage = z.strictObject({
  /**
   * The day that banner, courses and calendar show as today, while dates are samples. The pages say so, and the audit
   * before a launch refuses it. Without it the clock of Europe/Madrid counts.
   */
  asOf: z.iso.date().optional(),
  head,
  hero: z.strictObject({
    title: localizedText,
    lead: localizedText,
    /** Goes on where there is more than one edition. */
    choose: localizedText,
    /** Takes the place of both while no edition has a date. */
    none: localizedText,
  }),
  /** Above the link to the calendar that people subscribe to. */
  subscribe: z.strictObject({ title: localizedText, text: localizedText, action: localizedText }),
  /** Where the filter leaves no edition. */
  empty: localizedText,
  /** Courses without an edition that has a date. */
  undated: z.strictObject({ title: localizedText, text: localizedText }),
});
