import type { BookingRequest, VisitFacts } from '../../../src/schema/booking.ts';
import type { CheckedForm } from '../../../src/schema/forms.ts';
import type { SentForm } from './form-request.ts';

/** The booking of a checked form, with the version of the texts that were agreed to (GDPR art. 7.1). */
export function bookingOf(
  { submission, language, party }: SentForm,
  visit: VisitFacts,
  { answers, agreed }: Extract<CheckedForm, { ok: true }>,
  textVersion: string,
  at: Date,
): BookingRequest {
  const consent = { textVersion, at };
  const { name, email, phone, message } = answers;
  const marketing = agreed.marketing ? consent : null;
  return { submission, visit, name, email, phone, party, message, language, consent, marketing };
}
