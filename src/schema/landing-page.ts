import { z } from 'zod';
import { courseBoard } from './home-page.ts';
import { head, localizedText, localizedTexts } from './localized.ts';
import { object } from './object.ts';

/** The alternative home page's own texts; everything else is shared with the home page. */
export const landingPage = object({
  head,
  hero: localizedTexts(['title', 'text']),
  innovation: object({
    title: localizedText,
    intro: localizedText,
    items: z.array(localizedTexts(['title', 'text'])).min(2),
  }).meta({ title: 'Innovación' }),
  programmes: courseBoard,
});
