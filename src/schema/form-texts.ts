import { z } from 'zod';
import { consentField, consentNames, type ConsentName } from './fields/field-names.ts';
import { localizedText } from './localized.ts';
import { siteFormIds } from './site-form.ts';

const row = z.strictObject({ label: localizedText, text: localizedText });

const linkedText = localizedText.refine(
  ({ es, en }) => [es, en].every((text) => text.split('{policy}').length === 2),
  'both languages need {policy} once: the link to the privacy policy stands there',
);

const consentTexts = Object.fromEntries(
  consentNames.map((name) => [name, consentField(name).linksPolicy ? linkedText : localizedText]),
) as Record<ConsentName, typeof localizedText>;

/**
 * The texts of the forms and of the visitors' consents. `version` is stored with every consent: change it with any word
 * of `dataProtection`, `consent`, `tellMe` or `visit` (GDPR art. 7.1). Texts take `{centre.…}` values; `{policy}` becomes a link
 * whose text is `policyName`.
 */
export const formTexts = z.strictObject({
  version: z.iso.date(),
  policyName: localizedText,
  /** The first layer of LOPDGDD art. 11, beside the submit button. */
  dataProtection: z.strictObject({
    /** The text beside the button, short enough to be in view together with the last field. */
    summary: linkedText,
    /** Folds out the rows. */
    title: localizedText,
    rows: z.strictObject({
      controller: row,
      purpose: row,
      legalBasis: row,
      recipients: row,
      transfers: row,
      rights: row,
      /** Apart from the other rights (GDPR art. 21.4). */
      objection: row,
      more: z.strictObject({ label: localizedText, text: linkedText }),
    }),
  }),
  consent: z.strictObject(consentTexts),
  /** Replaces words in the form for news of the next intake. */
  tellMe: z.strictObject({
    summary: linkedText,
    purpose: localizedText,
    legalBasis: localizedText,
    privacy: linkedText,
  }),
  /** The same for the form that books a visit. */
  visit: z.strictObject({
    summary: linkedText,
    purpose: localizedText,
    legalBasis: localizedText,
    privacy: linkedText,
  }),
  forms: z.record(
    z.enum(siteFormIds),
    z.strictObject({ title: localizedText, intro: localizedText, submit: localizedText }),
  ),
});

export type FormTexts = z.infer<typeof formTexts>;
