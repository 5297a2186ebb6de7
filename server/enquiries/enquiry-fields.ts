import type { Consent, Enquiry } from '../../src/schema/enquiry.ts';
import { answerNames, consentNames, type ConsentName } from '../../src/schema/fields/field-names.ts';

type EnquiryField = readonly [name: string, read: (enquiry: Enquiry) => string | null];

/**
 * Lists every value of an enquiry by its column name, in reading order; an empty value is `null`. A new form field is
 * included without a change here.
 */
export const enquiryFields: readonly EnquiryField[] = [
  ['id', ({ id }) => id],
  ['received', ({ receivedAt }) => receivedAt.toISOString()],
  ['form', ({ form }) => form],
  ['language', ({ language }) => language],
  ...answerNames.map((name): EnquiryField => [name, (enquiry) => enquiry[name]]),
  ['page', ({ page }) => page],
  ['referrer', ({ referrer }) => referrer],
  ['clickId', ({ clickId }) => clickId],
  ['campaign', ({ campaign }) => campaign],
  ...consentNames.flatMap((name): EnquiryField[] => [
    [`${name}TextVersion`, (enquiry) => consentOf(enquiry, name)?.textVersion ?? null],
    [`${name}At`, (enquiry) => consentOf(enquiry, name)?.at.toISOString() ?? null],
  ]),
];

function consentOf(enquiry: Enquiry, name: ConsentName): Consent | null {
  return enquiry[`${name}Consent`];
}
