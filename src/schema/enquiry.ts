import type { Language, Localized } from '../i18n/language.ts';
import type { AnswerName, ConsentName } from './fields/field-names.ts';

/** The forms of the site. Their fields are defined in `form-shapes.ts`. */
export const formIds = ['contact', 'information', 'campus', 'selection-process', 'organisation', 'proposal'] as const;
export type FormId = (typeof formIds)[number];

/** Subject of an enquiry, by the form it came from: in mails, lists and exports. */
export const formTopics: Readonly<Record<FormId, Localized<string>>> = {
  contact: { es: 'Consulta general', en: 'General question' },
  information: { es: 'Información sobre los cursos', en: 'Course information' },
  campus: { es: 'Información sobre los campus', en: 'Campus information' },
  'selection-process': { es: 'Preparación de procesos selectivos', en: 'Selection-process preparation' },
  organisation: { es: 'Formación para organizaciones', en: 'Training for organisations' },
  proposal: { es: 'Propuesta para una organización', en: 'Proposal for an organisation' },
};

/** When a visitor agreed to a text, and which version of it (GDPR art. 7.1: the controller must be able to show it). */
export type Consent = { textVersion: string; at: Date };

/** The fields that every form for enquiries has and requires, since an answer needs them. */
export type AlwaysAsked = 'name' | 'email' | 'privacy';

/** The answers by field: a text, or the ids of options; null if the field is empty or the form does not have it. */
export type Answers = { [Name in AnswerName]: Name extends AlwaysAsked ? string : string | null };

/** The consents given: `privacyConsent`, `marketingConsent`… */
export type Consents = {
  [Name in ConsentName as `${Name}Consent`]: Name extends AlwaysAsked ? Consent : Consent | null;
};

/** Where and how an enquiry was sent. Unknown values are null. */
export type Origin = {
  /** Address of the page that embedded the form, without its query. Its path has at most 500 characters. */
  page: string | null;
  /** Ad-click id as `kind:value` (`gclid:…`, `gbraid:…`, `wbraid:…`), in its original case. */
  clickId: string | null;
  /** The first external referrer of the visit: host and path, without its query. */
  referrer: string | null;
  /** Campaign parameters of the address that the visitor arrived with, as a query: `utm_source=…&utm_medium=…`. */
  campaign: string | null;
  /** Address of the person of the office who typed it in after a telephone call; null if a form sent it. */
  typedBy: string | null;
};

/** A visitor's answers to a form, with the consents and the origin of the visit. */
export type Enquiry = Answers &
  Consents &
  Origin & {
    /** UUID created by the form document: a repeated submission has the same id and is stored once. */
    id: string;
    form: FormId;
    language: Language;
    receivedAt: Date;
  };
