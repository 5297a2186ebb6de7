import type { InLanguage, Language } from '../../../src/i18n/language.ts';
import type { BookingState, VisitFacts } from '../../../src/schema/booking.ts';
import type { FormId } from '../../../src/schema/enquiry.ts';
import type { FormValues } from '../../../src/schema/fields/check-fields.ts';
import type { Choice } from '../../../src/schema/fields/field.ts';
import type { FormTexts } from '../../../src/schema/form-texts.ts';
import type { FieldErrors } from '../../../src/schema/forms.ts';
import type { SiteFormId } from '../../../src/schema/site-form.ts';

/** The centre's name and contact details. */
export type FormCentre = { name: string; email: string; phone: { display: string; tel: string } };

/**
 * Why a form without faulty fields is shown again. `again`: it must be sent once more. `another`: it was used for
 * another enquiry. `busy`: a limit of its sender or of the mails is reached. `failed`: storing failed.
 */
export type FormNotice = 'again' | 'another' | 'busy' | 'failed';

/** HTTP statuses with a text of their own; `500` covers all other errors of the server. */
export type FormProblem = 400 | 403 | 404 | 413 | 415 | 429 | 500;

/** The visit that is booked, its free places, and the number of people. */
export type BookedVisit = { visit: VisitFacts; left: number; party: number };

/** A form to fill in, empty or as it was sent. */
export type FormSheet = {
  kind: 'form';
  form: SiteFormId;
  values: FormValues;
  hidden: Readonly<Record<string, string>>;
  errors: FieldErrors;
  notice: FormNotice | null;
  /** Only in the form that books a visit. */
  booked?: BookedVisit | undefined;
};

/**
 * The confirmation of a stored enquiry. `thanks` is the path of the thank-you page; `summary` repeats the answers of a
 * form that people may print.
 */
export type FormSent = {
  kind: 'sent';
  form: FormId;
  submission: string;
  email: string;
  thanks: string;
  summary?: readonly (readonly [label: string, value: string])[];
};

/** The steps of subscribing to news of an intake and of unsubscribing. */
export type TellMeStep = 'asked' | 'confirm' | 'confirmed' | 'expired' | 'unsubscribe' | 'unsubscribed' | 'unavailable';

/** The steps of booking a visit and of cancelling it; after `confirm` the state of the booking. */
type VisitStep =
  | BookingState
  | 'confirm'
  | 'closed'
  | 'sample'
  | 'cancel'
  | 'cancelled'
  | 'gone'
  | 'past'
  | 'unavailable';

/** The page of a step; `button` has the address and the token of its form. */
type StepNote<Kind, Step> = {
  kind: Kind;
  step: Step;
  /** Values for the placeholders of its text, such as address, course and visit. */
  values: Readonly<Record<string, string>>;
  button: { address: string; token: string } | null;
};

/** The page of a step of a subscription; `isCall`: to ENAIRE's call instead of a course. */
export type TellMeNote = StepNote<'tell-me', TellMeStep> & { isCall?: boolean };

/** The page of a step of a booking. */
export type VisitNote = StepNote<'visit', VisitStep>;

/** The page about an error; `again` is the address of a form to try instead. */
export type FormTrouble = { kind: 'problem'; problem: FormProblem; again: string };

/** The data of one document of the form service. */
export type FormDocumentProps = {
  language: Language;
  /** Whether the document is shown in a frame: the page around it has the header. */
  framed: boolean;
  assets: { script: string; styles: readonly string[] };
  centre: FormCentre;
  /** In the document's language, with the centre's values filled in. */
  texts: InLanguage<FormTexts>;
  courses: readonly Choice[];
  campuses: readonly Choice[];
  content: FormSheet | FormSent | FormTrouble | TellMeNote | VisitNote;
};
