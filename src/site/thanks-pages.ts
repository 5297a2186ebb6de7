import type { Localized } from '../i18n/language.ts';
import type { RouteId } from './routes.ts';

/** The page after a form, by the language of the form. Both pages exist in both languages. */
export const thanksPages = { es: 'thanks', en: 'thanksEnglish' } as const satisfies Localized<RouteId>;
