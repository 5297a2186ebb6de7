import { formIds, type FormId } from './enquiry.ts';
import type { PageChoiceName } from './fields/field-names.ts';
import type { ReservedName } from './fields/reserved-name.ts';
import type { SiteFormId } from './site-form.ts';

/** Path of the forms: `/forms/{form}`. */
export const formsPath = '/forms';

/** Path of the widget script. */
export const widgetPath = '/forms/embed.js';

/** Names of a form's values besides its fields. */
export const hidden = {
  /** UUID of the submission, created with the form document: a repeated submission is stored once. */
  submission: 'submission',
  /** The signed time at which the document was rendered. */
  clock: 'clock',
  /** `1` if the document's script runs in a frame: browsers without fetch metadata send no other sign of it. */
  framed: 'framed',
  /** A field that people cannot see or reach: a value in it suggests a bot. */
  trap: 'website',
  language: 'lang',
  page: 'page',
  clickId: 'click_id',
  referrer: 'referrer',
  campaign: 'campaign',
  /** In a form's address only: the edition about which the prefilled message asks. */
  edition: 'edition',
} as const satisfies Record<string, ReservedName>;

/** The name under which one option of a multiple choice is sent. */
export function optionName(field: string, option: string): string {
  return `${field}.${option}`;
}

/** The limits for the documents in a form: their number, and the bytes of each. */
export const documentLimits = { number: 3, bytes: 10 * 1024 * 1024 } as const;

/** Minimum time between rendering and sending a form, in milliseconds: a form sent sooner is shown again. */
export const shortestFillMs = 2000;

/** The reference of an enquiry in mails and on the thank-you page. */
export function referenceOf(submission: string): string {
  return submission.slice(0, 8).toUpperCase();
}

/** Types of the messages that a form document posts to the embedding page. */
export const messageTypes = {
  resize: 'form-widget:resize',
  submitted: 'form-widget:submitted',
  escape: 'form-widget:escape',
} as const;

/** Whether an unknown value (part of an address, of a message) is one of the forms that make an enquiry. */
export function isFormId(value: unknown): value is FormId {
  return formIds.includes(value as FormId);
}

/** The parameters of a form's address, including choices that the page preselects. */
export type FormAddress = {
  form: SiteFormId;
  language: string;
  /** Address of the page around the form, without its query. */
  page?: string | undefined;
  clickId?: string | undefined;
  referrer?: string | undefined;
  campaign?: string | undefined;
  /** Id of the edition that the enquiry is about. */
  edition?: string | undefined;
  /** The beginning of the visitor's message, which can be changed before sending. */
  message?: string | undefined;
} & { [Name in PageChoiceName]?: string | undefined };

/** Writes the address of a form's document; undefined values are left out. */
export function formAddress({
  form,
  language,
  page,
  clickId,
  referrer,
  campaign,
  edition,
  ...choices
}: FormAddress): string {
  const facts = {
    [hidden.language]: language,
    [hidden.page]: page,
    [hidden.clickId]: clickId,
    [hidden.referrer]: referrer,
    [hidden.campaign]: campaign,
    [hidden.edition]: edition,
    ...choices,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(facts)) if (value) query.set(name, value);
  return `${formsPath}/${form}?${query}`;
}
