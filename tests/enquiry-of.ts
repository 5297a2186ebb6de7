import type { Enquiry } from '../src/schema/enquiry.ts';
import type { ClaimedDelivery } from '../server/enquiries/outbox/delivery.ts';

/**
 * The enquiry of a delivery.
 * @throws Error if the delivery is missing or not about an enquiry
 */
export function enquiryOf(delivery: ClaimedDelivery | undefined): Enquiry {
  if (!delivery || !('enquiry' in delivery)) throw new Error('the delivery is not about an enquiry');
  return delivery.enquiry;
}
