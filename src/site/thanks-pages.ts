import type { Localized } from '../i18n/language.ts';
import type { RouteId } from './routes.ts';

/** The page after a form, by language. Both addresses have both languages, and each links to its own. */
export const thanksPages = { es: 'thanks', en: 'thanksEnglish' } as const satisfies Localized<RouteId>;
