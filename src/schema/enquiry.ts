import type { Language } from '../i18n/language.ts';
import type { AnswerName, ConsentName } from './fields/field-names.ts';

/** The forms of the site. A form is data: `forms.ts` says which fields it has. */
export const formIds = ['contact', 'information', 'campus', 'selection-process', 'organisation'] as const;
export type FormId = (typeof formIds)[number];

/** When a visitor agreed to a text, and to which version of it (GDPR art. 7.1: the controller must be able to show it). */
export type Consent = { textVersion: string; at: Date };

/** What every form asks and cannot do without: nobody could be answered otherwise. */
export type AlwaysAsked = 'name' | 'email' | 'privacy';

/** What was written or chosen, by field: a text, the id of an option, null where nothing was said or nothing was asked. */
export type Answers = { [Name in AnswerName]: Name extends AlwaysAsked ? string : string | null };

/** What was agreed to: `privacyConsent`, `marketingConsent`… */
export type Consents = {
  [Name in ConsentName as `${Name}Consent`]: Name extends AlwaysAsked ? Consent : Consent | null;
};

/** Where and how an enquiry was sent. What is not known is null. */
export type Origin = {
  /** Address of the page that embedded the form, without its query; its path has at most 500 characters. */
  page: string | null;
  /** Ad-click id as `kind:value` (`gclid:…`, `gbraid:…`, `wbraid:…`), case kept. */
  clickId: string | null;
  /** First external referrer, host and path only. */
  referrer: string | null;
  /** Campaign parameters of the address that the visitor arrived with, as a query: `utm_source=…&utm_medium=…`. */
  campaign: string | null;
};

/** What a visitor sent through a form, together with where and how it was sent. */
export type Enquiry = Answers &
  Consents &
  Origin & {
    /** UUID drawn by the form document. The same submission sent twice carries the same id and is stored once. */
    id: string;
    form: FormId;
    language: Language;
    receivedAt: Date;
  };
