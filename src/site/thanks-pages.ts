import type { Localized } from '../i18n/language.ts';
import type { RouteId } from './routes.ts';

/** The page after a form, by language. Both pages have both languages; a form leads to the one of its language. */
export const thanksPages = { es: 'thanks', en: 'thanksEnglish' } as const satisfies Localized<RouteId>;
