import type { FormId } from '../../../src/schema/enquiry.ts';
import type { Language } from '../../../src/i18n/language.ts';
import type { DeliveryKind, DeliveryState } from '../outbox/delivery.ts';

/**
 * Columns hold texts and whole numbers only, which both databases store, compare and return alike.
 * Times are ISO 8601 in UTC with milliseconds: as texts they sort in the order of time and can be read by hand.
 */
export type EnquiryRow = {
  id: string;
  form: FormId;
  language: Language;
  received_at: string;
  name: string;
  email: string;
  /** The address as it is compared: see `emailKey`. */
  email_key: string;
  phone: string | null;
  organisation: string | null;
  role: string | null;
  message: string | null;
  course: string | null;
  campus: string | null;
  page: string | null;
  click_id: string | null;
  referrer: string | null;
  campaign: string | null;
  privacy_text_version: string;
  privacy_at: string;
  marketing_text_version: string | null;
  marketing_at: string | null;
};

export type OutboxRow = {
  id: string;
  enquiry_id: string;
  kind: DeliveryKind;
  state: DeliveryState;
  /** Counted when a process claims the row, so that a delivery that kills the process is not repeated for ever. */
  attempts: number;
  next_attempt_at: string;
  lease_until: string | null;
  last_error: string | null;
  sent_at: string | null;
};

export type Tables = { enquiries: EnquiryRow; outbox: OutboxRow };
