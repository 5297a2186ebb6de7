import { z } from 'zod';
import { head, localizedText } from './localized.ts';

/** The page that tells a visitor which ways to the licence are open: `content/deciding/can-i.yaml`. */
export const canI = z.strictObject({
  head,
  hero: z.strictObject({ title: localizedText, lead: localizedText }),
});
