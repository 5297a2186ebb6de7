import type { Consent, Enquiry } from '../../../src/schema/enquiry.ts';
import type { EnquiryRow } from './tables.ts';

/** The form in which two e-mail addresses are compared when a person asks for erasure: without blanks, in lower case. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/**
 * The row of an enquiry.
 * @throws RangeError when a text holds a NUL, which PostgreSQL cannot store, or a date is invalid.
 */
export function toRow(enquiry: Enquiry): EnquiryRow {
  const row: EnquiryRow = {
    id: enquiry.id,
    form: enquiry.form,
    language: enquiry.language,
    received_at: enquiry.receivedAt.toISOString(),
    name: enquiry.name,
    email: enquiry.email,
    email_key: emailKey(enquiry.email),
    phone: enquiry.phone,
    organisation: enquiry.organisation,
    role: enquiry.role,
    message: enquiry.message,
    course: enquiry.course,
    campus: enquiry.campus,
    page: enquiry.page,
    click_id: enquiry.clickId,
    referrer: enquiry.referrer,
    campaign: enquiry.campaign,
    privacy_text_version: enquiry.privacyConsent.textVersion,
    privacy_at: enquiry.privacyConsent.at.toISOString(),
    marketing_text_version: enquiry.marketingConsent?.textVersion ?? null,
    marketing_at: enquiry.marketingConsent?.at.toISOString() ?? null,
  };
  for (const value of Object.values(row)) {
    if (typeof value === 'string' && value.includes('\0')) throw new RangeError('a text holds a NUL');
  }
  return row;
}

/** The enquiry of a row: the opposite of `toRow`. */
export function fromRow(row: EnquiryRow): Enquiry {
  return {
    id: row.id,
    form: row.form,
    language: row.language,
    receivedAt: new Date(row.received_at),
    name: row.name,
    email: row.email,
    phone: row.phone,
    organisation: row.organisation,
    role: row.role,
    message: row.message,
    course: row.course,
    campus: row.campus,
    page: row.page,
    clickId: row.click_id,
    referrer: row.referrer,
    campaign: row.campaign,
    privacyConsent: { textVersion: row.privacy_text_version, at: new Date(row.privacy_at) },
    marketingConsent: consent(row.marketing_text_version, row.marketing_at),
  };
}

function consent(textVersion: string | null, at: string | null): Consent | null {
  return textVersion !== null && at !== null ? { textVersion, at: new Date(at) } : null;
}
