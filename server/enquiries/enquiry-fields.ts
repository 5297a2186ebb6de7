import type { Enquiry } from '../../src/schema/enquiry.ts';

/** Every field of an enquiry by the name it has in tables, in reading order; `null` where nothing was filled in. */
export const enquiryFields: readonly (readonly [name: string, read: (enquiry: Enquiry) => string | null])[] = [
  ['id', ({ id }) => id],
  ['received', ({ receivedAt }) => receivedAt.toISOString()],
  ['form', ({ form }) => form],
  ['language', ({ language }) => language],
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['phone', ({ phone }) => phone],
  ['organisation', ({ organisation }) => organisation],
  ['role', ({ role }) => role],
  ['course', ({ course }) => course],
  ['campus', ({ campus }) => campus],
  ['message', ({ message }) => message],
  ['page', ({ page }) => page],
  ['referrer', ({ referrer }) => referrer],
  ['clickId', ({ clickId }) => clickId],
  ['campaign', ({ campaign }) => campaign],
  ['privacyTextVersion', ({ privacyConsent }) => privacyConsent.textVersion],
  ['privacyAt', ({ privacyConsent }) => privacyConsent.at.toISOString()],
  ['marketingTextVersion', ({ marketingConsent }) => marketingConsent?.textVersion ?? null],
  ['marketingAt', ({ marketingConsent }) => marketingConsent?.at.toISOString() ?? null],
];
