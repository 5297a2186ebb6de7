import type { Localized } from '../language.ts';

/** What a tooltip of an acronym links to the glossary with: loaded with the first of them. */
export const explanationLink: Localized<string> = { es: 'Ver en el glosario', en: 'See in the glossary' };
