import type { Enquiry } from '../../../src/schema/enquiry.ts';
import { answerNames, consentNames } from '../../../src/schema/fields/field-names.ts';
import type { SentDocument } from '../../enquiries/store/documents.ts';
import type { EnquiryStore } from '../../enquiries/store/store.ts';

/** The part of the store for enquiries. */
export type FormStore = Pick<EnquiryStore, 'accept' | 'show'>;

/**
 * Stores an enquiry; it is on the disk before this resolves. A form serves one enquiry. If it is sent twice, the
 * outcome is `already-stored`. If it is sent again with other answers, as after going back in the browser, the outcome
 * is `another`, and nothing is stored.
 */
export async function acceptEnquiry(
  store: FormStore,
  enquiry: Enquiry,
  documents: readonly SentDocument[] = [],
): Promise<'stored' | 'already-stored' | 'another'> {
  if ((await store.accept(enquiry, documents)) === 'stored') return 'stored';
  const kept = await store.show(enquiry.id);
  return !kept || contentOf(kept.enquiry) === contentOf(enquiry) ? 'already-stored' : 'another';
}

/** The form, its answers and consents, as text: equal for equal enquiries, whenever they were sent. */
function contentOf(enquiry: Enquiry): string {
  const answers = answerNames.map((name) => enquiry[name]);
  const agreed = consentNames.map((name) => enquiry[`${name}Consent`] !== null);
  return JSON.stringify([enquiry.form, answers, agreed]);
}
