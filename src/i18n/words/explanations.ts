import type { Localized } from '../language.ts';

/** The words by which a tooltip of an acronym links to the glossary: loaded with the first of them. */
export const explanationLink: Localized<string> = { es: 'Ver en el glosario', en: 'See in the glossary' };
