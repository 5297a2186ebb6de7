import type { Language } from '../i18n/language.ts';
import type { FormId } from './enquiry.ts';

/** The origin of Tally's script and forms, for the content security policy and the list of trusted origins. */
export const tallyOrigin = 'https://tally.so';

/** The id of each form in Tally, by language. The ids are not secret. */
export type TallyForms = Readonly<Record<FormId, Readonly<Record<Language, string>>>>;
