import type { Localized } from '../../i18n/language.ts';
import type { DocumentFault } from './field-type.ts';

/** One option of a choice. Its `id` is sent and stored: lower-case letters, digits and hyphens. */
export type Choice = { id: string; title: Localized<string> };

/** Properties of every field. */
type Described = {
  label: Localized<string>;
  /** The message for an empty field that the form requires. */
  missing: Localized<string>;
};

/** A field with a cell in the form and a text as its answer. */
type Answered = Described & {
  /** Two neighbouring fields of half width share a row of the form; a single one takes the whole row. */
  width: 'half' | 'row';
  /**
   * Its column in `npm run leads -- list`, `width` in characters; null for a field that is only in `show` and `export`.
   */
  list: { heading: string; width: number } | null;
};

type Written = Answered & {
  maxLength: number;
  /** Token of the HTML `autocomplete` attribute. */
  autocomplete?: string;
  /**
   * Its label in the mail to the centre, whose office works in Spanish. The automatic answer never repeats the
   * visitor's text: the address may belong to another person.
   */
  letters: { centre: string };
};

type FreeText = Written & { type: 'line' | 'text' };

/** A text with a required format. */
type ShapedText = Written & {
  type: 'name' | 'email' | 'phone';
  malformed: Localized<string>;
};

export type ChoiceField = Answered & {
  type: 'choice';
  /** The site's courses or campuses, or a list of options. */
  choices: 'courses' | 'campuses' | readonly Choice[];
  /** The text of the empty option. */
  none: Localized<string>;
  /** Whether the page around the form may preselect an option, by a parameter with this name in the form's address. */
  fromPage: boolean;
  /**
   * Labels in the mail to the centre and in the automatic answer. `visitor` is null if the automatic answer leaves the
   * field out.
   */
  letters: { centre: string; visitor: Localized<string> | null };
};

/** A number or a day. The automatic answer may repeat the value, because the field accepts no free text. */
type Measure = Omit<ShapedText, 'type' | 'letters'> & {
  type: 'number' | 'day';
  letters: { centre: string; visitor: Localized<string> };
};

/**
 * A list of options, each with a box to tick. The form sends `{field}.{option}`; the ids are stored in the order of the
 * list.
 */
export type ChoicesField = Answered & {
  type: 'choices';
  choices: readonly Choice[];
  letters: { centre: string; visitor: Localized<string> };
};

/** PDF documents attached to the form. Their bytes are stored separately; the answer names them, one a line. */
type DocumentsField = Answered & {
  type: 'documents';
  maxLength: number;
  help: Localized<string>;
  faults: Record<DocumentFault, Localized<string>>;
  letters: { centre: string };
};

export type AnsweredField = FreeText | ShapedText | Measure | ChoiceField | ChoicesField | DocumentsField;

/** A checkbox; its text is under its name in `consent` of `content/pages/form-texts.yaml`. */
export type ConsentField = Described & {
  type: 'consent';
  /** Whether its text has a link to the privacy policy, `{policy}`. */
  linksPolicy: boolean;
  /** Its label in the mail to the centre; null for a consent that every enquiry requires. */
  letters: { centre: { given: string; refused: string } | null };
};

/** A field of a form, defined once: all code that asks, checks, stores, sends or shows an answer reads it from here. */
export type Field = AnsweredField | ConsentField;

/** Maximum length of an option's id, and of the value that a ticked box sends. */
const longestChoice = 60;
const longestTick = 10;

/** Maximum number of characters of a field's value. */
export function maxLengthOf(field: Field): number {
  if (field.type === 'choice') return longestChoice;
  if (field.type === 'choices') return (longestChoice + 1) * field.choices.length;
  return field.type === 'consent' ? longestTick : field.maxLength;
}
