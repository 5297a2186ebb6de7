import type { Answers, Consent, Consents, Enquiry } from '../../../src/schema/enquiry.ts';
import { answerNames, consentNames } from '../../../src/schema/fields/field-names.ts';
import { emailKey, mailboxKey } from './email-key.ts';
import type { EnquiryRow } from './tables.ts';

/**
 * The row of an enquiry.
 * @throws RangeError when a text holds a NUL, which PostgreSQL cannot store, or a date is invalid.
 */
export function toRow(enquiry: Enquiry): EnquiryRow {
  const answers = answerNames.map((name) => [name, enquiry[name]]);
  const consents = consentNames.flatMap((name) => {
    const given: Consent | null = enquiry[`${name}Consent`];
    return [
      [`${name}_text_version`, given?.textVersion ?? null],
      [`${name}_at`, given?.at.toISOString() ?? null],
    ];
  });
  const row: EnquiryRow = {
    ...(Object.fromEntries([...answers, ...consents]) as Omit<EnquiryRow, keyof Fixed>),
    ...fixedColumns(enquiry),
  };
  for (const value of Object.values(row)) {
    if (typeof value === 'string' && value.includes('\0')) throw new RangeError('a text holds a NUL');
  }
  return row;
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
  };
}

type Fixed = ReturnType<typeof fixedColumns>;

/** The columns that no field of a form fills. */
function fixedColumns(enquiry: Enquiry) {
  return {
    id: enquiry.id,
    form: enquiry.form,
    language: enquiry.language,
    received_at: enquiry.receivedAt.toISOString(),
    email_key: emailKey(enquiry.email),
    mailbox_key: mailboxKey(enquiry.email),
    page: enquiry.page,
    click_id: enquiry.clickId,
    referrer: enquiry.referrer,
    campaign: enquiry.campaign,
  };
}

function consent(textVersion: string | null, at: string | null): Consent | null {
  return textVersion !== null && at !== null ? { textVersion, at: new Date(at) } : null;
}
