import type { Language } from '../i18n/language.ts';
import type { FormId } from './enquiry.ts';

/** Where Tally serves its script and its forms: the content security policy and the list of believed origins name it. */
export const tallyOrigin = 'https://tally.so';

/** The id of each form in Tally, by language. Nothing of it is secret. */
export type TallyForms = Readonly<Record<FormId, Readonly<Record<Language, string>>>>;
