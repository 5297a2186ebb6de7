import type { Language } from '../i18n/language.ts';

/** The forms of the site (D11). A form is data: `forms.ts` says which fields it has. */
export const formIds = ['contact', 'information', 'campus', 'selection-process', 'organisation'] as const;
export type FormId = (typeof formIds)[number];

/** When a visitor agreed to a text, and to which version of it (GDPR art. 7.1: the controller must be able to show it). */
export type Consent = { textVersion: string; at: Date };

/** What a visitor sent through a form, together with where and how it was sent. */
export type Enquiry = {
  /** UUID drawn by the form document. The same submission sent twice carries the same id and is stored once. */
  id: string;
  form: FormId;
  language: Language;
  receivedAt: Date;
  name: string;
  email: string;
  phone: string | null;
  organisation: string | null;
  role: string | null;
  message: string | null;
  /** Course id (a file name in `content/courses`), when the visitor chose one or came from its page. */
  course: string | null;
  /** Campus id (a file name in `content/campuses`). */
  campus: string | null;
  /** Path of the page that embedded the form, without origin, at most 500 characters. */
  page: string | null;
  /** Ad-click id as `kind:value` (`gclid:…`, `gbraid:…`, `wbraid:…`), case kept (D13). */
  clickId: string | null;
  /** First external referrer, host and path only. */
  referrer: string | null;
  /** Campaign parameters of the address that the visitor arrived with, as a query: `utm_source=…&utm_medium=…`. */
  campaign: string | null;
  privacyConsent: Consent;
  marketingConsent: Consent | null;
};
