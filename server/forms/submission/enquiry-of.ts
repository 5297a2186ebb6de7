import type { Enquiry } from '../../../src/schema/enquiry.ts';
import type { EnquiryFields } from '../../../src/schema/forms.ts';
import type { SentForm } from './form-request.ts';

/**
 * The enquiry of a checked form. The course and the campus come from the visitor's choice or from the page around the
 * form; consents are dated and say to which version of the texts they were given (GDPR art. 7.1).
 */
export function enquiryOf(sent: SentForm, fields: EnquiryFields, textVersion: string, at: Date): Enquiry {
  const { marketing, ...typed } = fields;
  const consent = { textVersion, at };
  return {
    ...typed,
    ...sent.context,
    id: sent.submission,
    form: sent.form,
    language: sent.language,
    receivedAt: at,
    privacyConsent: consent,
    marketingConsent: marketing ? consent : null,
  };
}
