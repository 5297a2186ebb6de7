import { createHash } from 'node:crypto';
import type { Enquiry } from '../../../src/schema/enquiry.ts';
import type { EnquiryStore } from '../../enquiries/store/store.ts';

/** The part of the store that the forms need. */
export type FormStore = Pick<EnquiryStore, 'accept' | 'show'>;

/**
 * Stores an enquiry and returns the id under which it is kept; it is on the disk before this resolves.
 *
 * A form that is sent twice has the same id and is kept once. But a browser that goes back shows the old form, with its
 * old id, and a visitor may write something else into it: that is another enquiry and gets an id of its own, drawn from
 * its content so that sending it twice again keeps it once.
 */
export async function acceptEnquiry(store: FormStore, enquiry: Enquiry): Promise<string> {
  if ((await store.accept(enquiry)) === 'stored') return enquiry.id;
  const kept = await store.show(enquiry.id);
  if (!kept || contentOf(kept.enquiry) === contentOf(enquiry)) return enquiry.id;
  const another = { ...enquiry, id: idOf(`${enquiry.id} ${contentOf(enquiry)}`) };
  await store.accept(another);
  return another.id;
}

/** What the visitor said, as opposed to when and how it arrived. */
function contentOf({
  form,
  name,
  email,
  phone,
  organisation,
  role,
  message,
  course,
  campus,
  marketingConsent,
}: Enquiry): string {
  return JSON.stringify([
    form,
    name,
    email,
    phone,
    organisation,
    role,
    message,
    course,
    campus,
    marketingConsent !== null,
  ]);
}

/** A UUID of version 8 (RFC 9562): its bits are ours to choose. */
function idOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
