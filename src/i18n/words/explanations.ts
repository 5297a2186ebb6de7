import type { Localized } from '../language.ts';

/** The text of the link from a tooltip to the glossary, loaded with the first tooltip. */
export const explanationLink: Localized<string> = { es: 'Ver en el glosario', en: 'See in the glossary' };
