import type { Enquiry, FormId } from '../../../src/schema/enquiry.ts';
import type { EnquiryState, ProposalState } from '../../../src/schema/enquiry-states.ts';
import type { Subscription } from '../../../src/schema/subscription.ts';
import type { Delivery } from '../outbox/delivery.ts';

/** The conditions of a list of enquiries; all of them must hold. */
export type EnquiryFilter = {
  /** Received at this time or later. */
  since?: Date;
  form?: FormId;
  /** Sent with this address; capitals make no difference. */
  email?: string;
  /** Words in name, address, telephone or texts: see `searchPatterns`. */
  search?: string;
  state?: EnquiryState;
  /** Only enquiries with a delivery that failed for good or is uncertain. */
  failed?: boolean;
  limit?: number;
};

/** State and assignee of an enquiry: see `MarkRow`. */
export type EnquiryMark = {
  state: EnquiryState;
  assignee: string | null;
  answeredAt: Date | null;
  proposal: ProposalState | null;
  amount: number | null;
};

/** An enquiry with its deliveries. `mark` is null if nobody in the office has opened or changed the enquiry. */
export type StoredEnquiry = { enquiry: Enquiry; deliveries: Delivery[]; mark: EnquiryMark | null };

/** A subscription with its mails; `edition` is the intake that a mail announces. */
export type StoredSubscription = {
  subscription: Subscription;
  deliveries: (Delivery & { edition: string | null })[];
};
