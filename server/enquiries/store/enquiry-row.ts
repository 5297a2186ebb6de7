import type { Answers, Consent, Consents, Enquiry } from '../../../src/schema/enquiry.ts';
import { answerNames, consentNames } from '../../../src/schema/fields/field-names.ts';
import { emailKey, mailboxKey } from './email-key.ts';
import { searchText } from './search-text.ts';
import { EnquiryStoreError } from './store-error.ts';
import type { EnquiryRow } from './tables.ts';

/**
 * The row of an enquiry.
 * @throws EnquiryStoreError `unstorable` when a text holds a NUL, which PostgreSQL cannot store, or a date is invalid
 */
export function toRow(enquiry: Enquiry): EnquiryRow {
  const answers = Object.fromEntries(answerNames.map((name) => [name, enquiry[name]])) as Answers;
  const consents = consentNames.flatMap((name) => {
    const given: Consent | null = enquiry[`${name}Consent`];
    return [
      [`${name}_text_version`, given?.textVersion ?? null],
      [`${name}_at`, given && isoTime(given.at)],
    ];
  });
  const row: EnquiryRow = {
    ...(Object.fromEntries(consents) as Omit<EnquiryRow, keyof Fixed | keyof Answers>),
    ...answers,
    ...fixedColumns(enquiry),
  };
  assertStorable(Object.values(row));
  return row;
}

/** @throws EnquiryStoreError `unstorable` when a text holds a NUL, which PostgreSQL cannot store */
export function assertStorable(values: readonly unknown[]): void {
  if (values.some((value) => typeof value === 'string' && value.includes('\0')))
    throw new EnquiryStoreError('unstorable');
}

function isoTime(date: Date): string {
  if (Number.isNaN(date.getTime())) throw new EnquiryStoreError('unstorable');
  return date.toISOString();
}

/** The enquiry of a row: the opposite of `toRow`. */
export function fromRow(row: EnquiryRow): Enquiry {
  const answers = answerNames.map((name) => [name, row[name]]);
  const consents = consentNames.map((name) => [
    `${name}Consent`,
    consent(row[`${name}_text_version`], row[`${name}_at`]),
  ]);
  return {
    ...(Object.fromEntries(answers) as Answers),
    ...(Object.fromEntries(consents) as Consents),
    id: row.id,
    form: row.form,
    language: row.language,
    receivedAt: new Date(row.received_at),
    page: row.page,
    clickId: row.click_id,
    referrer: row.referrer,
    campaign: row.campaign,
    typedBy: row.typed_by,
  };
}

type Fixed = ReturnType<typeof fixedColumns>;

/** The columns that no field of a form fills. */
function fixedColumns(enquiry: Enquiry) {
  return {
    id: enquiry.id,
    form: enquiry.form,
    language: enquiry.language,
    received_at: isoTime(enquiry.receivedAt),
    email_key: emailKey(enquiry.email),
    mailbox_key: mailboxKey(enquiry.email),
    page: enquiry.page,
    click_id: enquiry.clickId,
    referrer: enquiry.referrer,
    campaign: enquiry.campaign,
    typed_by: enquiry.typedBy,
    search: searchText(enquiry),
  };
}

function consent(textVersion: string | null, at: string | null): Consent | null {
  return textVersion !== null && at !== null ? { textVersion, at: new Date(at) } : null;
}
