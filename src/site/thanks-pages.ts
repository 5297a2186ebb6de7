import type { Localized } from '../i18n/language.ts';
import type { RouteId } from './routes.ts';

/** The page after a form, in each language: both exist at both addresses, and each is named in its own. */
export const thanksPages = { es: 'thanks', en: 'thanksEnglish' } as const satisfies Localized<RouteId>;
