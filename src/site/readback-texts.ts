import type { SiteContent } from '../schema/site-content.ts';
import type { ReadbackContent } from '../exercises/simulation/readback/exchange.ts';

/** The path of the readback exchanges in both languages. They are fetched when the exercise is started. */
export const readbackPath = '/data/readback.json';

/** The texts of the readback exercise, without their sources. */
export function readbackTexts({ readback: { kinds, exchanges } }: Pick<SiteContent, 'readback'>): ReadbackContent {
  return { kinds, exchanges };
}
