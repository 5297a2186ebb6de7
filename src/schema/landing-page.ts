import { z } from 'zod';
import { courseBoard } from './home-page.ts';
import { head, localizedText } from './localized.ts';

/** Holds the alternative home page's own words; it shares everything else with the home page. */
export const landingPage = z.strictObject({
  head,
  hero: z.strictObject({ title: localizedText, text: localizedText }),
  innovation: z.strictObject({
    title: localizedText,
    text: localizedText,
    points: z.array(z.strictObject({ title: localizedText, text: localizedText })).min(2),
  }),
  programmes: courseBoard,
});
