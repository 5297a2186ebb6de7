import type { InLanguage, Language } from '../../../src/i18n/language.ts';
import type { VisitFacts } from '../../../src/schema/booking.ts';
import type { FormId } from '../../../src/schema/enquiry.ts';
import type { FormValues } from '../../../src/schema/fields/check-fields.ts';
import type { Choice } from '../../../src/schema/fields/field.ts';
import type { FormTexts } from '../../../src/schema/form-texts.ts';
import type { FieldErrors } from '../../../src/schema/forms.ts';
import type { SiteFormId } from '../../../src/schema/site-form.ts';

/** How to reach the centre when a form fails. */
export type FormCentre = { name: string; email: string; phone: { display: string; tel: string } };

/**
 * Why a form is returned although its fields are right. Either it must be sent once more, or it was used for another
 * enquiry, or the sender sent too many, or storing failed.
 */
export type FormNotice = 'again' | 'another' | 'busy' | 'failed';

/** Statuses that have a text of their own; `500` covers every other failure of the server. */
export type FormProblem = 400 | 403 | 404 | 413 | 415 | 429 | 500;

/** The session that a form books, its places left, and for how many people. */
export type FormSession = { visit: VisitFacts; left: number; party: number };

/** A form to fill in, empty or as it was sent. */
export type FormSheet = {
  kind: 'form';
  form: SiteFormId;
  values: FormValues;
  /** Names and values that are sent along. */
  hidden: Readonly<Record<string, string>>;
  errors: FieldErrors;
  notice: FormNotice | null;
  /** Set in the form that books a visit. */
  session?: FormSession | undefined;
};

/**
 * The acknowledgement of a stored enquiry. `thanks` is the path of the thank-you page; `summary` holds the answers of a
 * form that is kept or printed.
 */
export type FormSent = {
  kind: 'sent';
  form: FormId;
  submission: string;
  email: string;
  thanks: string;
  summary?: readonly (readonly [label: string, value: string])[];
};

/** Notes behind the links of mails, and after a request for news of an intake. */
export type TellMeStep = 'asked' | 'confirm' | 'confirmed' | 'expired' | 'unsubscribe' | 'unsubscribed' | 'unavailable';

/** A step of subscribing to news of the next intake; `button` holds the values of its button, and their target. */
export type TellMeNote = {
  kind: 'tell-me';
  step: TellMeStep;
  /** Words to fill in: the address that was typed, the course. */
  values: Readonly<Record<string, string>>;
  button: { address: string; token: string } | null;
  /** Whether it is about ENAIRE's call, not a course. */
  isCall?: boolean;
};

/** Notes after a booking, and behind the link of its mails. */
export type VisitStep = 'asked' | 'closed' | 'sample' | 'cancel' | 'cancelled' | 'gone' | 'past' | 'unavailable';

/** A step of booking a visit or cancelling it; `button` holds the values of its button, and their target. */
export type VisitNote = {
  kind: 'visit';
  step: VisitStep;
  /** Words to fill in: the address that was typed, the session. */
  values: Readonly<Record<string, string>>;
  button: { address: string; token: string } | null;
};

/** A document without a form; `again` is the address of a form to try instead. */
export type FormTrouble = { kind: 'problem'; problem: FormProblem; again: string };

/** One document of the form service. */
export type FormDocumentProps = {
  language: Language;
  /** Shown inside a page, which has its own heading and surroundings. */
  framed: boolean;
  assets: { script: string; styles: readonly string[] };
  centre: FormCentre;
  /** In the document's language, with the centre's values written in. */
  texts: InLanguage<FormTexts>;
  courses: readonly Choice[];
  campuses: readonly Choice[];
  content: FormSheet | FormSent | FormTrouble | TellMeNote | VisitNote;
};
