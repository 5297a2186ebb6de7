import type { Answers, Consents, Enquiry, FormId } from '../../../src/schema/enquiry.ts';
import { consentNames, pageChoiceNames } from '../../../src/schema/fields/field-names.ts';
import type { CheckedForm } from '../../../src/schema/forms.ts';
import type { SentForm } from './form-request.ts';

/**
 * Makes the enquiry of a checked form. For a choice without a field in the form, such as the course of the page around
 * it, the page's value is used. Consents are dated and name the version of their texts (GDPR art. 7.1).
 */
export function enquiryOf(
  sent: SentForm & { form: FormId },
  { answers, agreed }: Extract<CheckedForm, { ok: true }>,
  textVersion: string,
  at: Date,
): Enquiry {
  const fromPage = pageChoiceNames.map((name) => [name, answers[name] ?? sent.context.choices[name]]);
  const consents = consentNames.map((name) => [`${name}Consent`, agreed[name] ? { textVersion, at } : null]);
  return {
    ...answers,
    ...(Object.fromEntries(fromPage) as Partial<Answers>),
    ...(Object.fromEntries(consents) as Consents),
    ...sent.context.origin,
    id: sent.submission,
    form: sent.form,
    language: sent.language,
    receivedAt: at,
  };
}
