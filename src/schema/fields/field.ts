import type { Localized } from '../../i18n/language.ts';
import type { DocumentFault } from './field-type.ts';

/** One option of a choice. Its `id` is sent and stored: lower-case letters, digits and hyphens. */
export type Choice = { id: string; title: Localized<string> };

/** Holds the properties of every field. */
type Described = {
  label: Localized<string>;
  /** The message for a visitor who left it empty in a form that needs it. */
  missing: Localized<string>;
};

/** A field that has a cell in the form and a text as its answer. */
type Answered = Described & {
  /** Two halves share a row of the form; a half without a neighbour takes the whole row. */
  width: 'half' | 'row';
  /**
   * Its column in `npm run leads -- list`, `width` in characters; null for a field that only `show` and `export` have.
   */
  list: { heading: string; width: number } | null;
};

type Written = Answered & {
  maxLength: number;
  /** Token of the HTML `autocomplete` attribute. */
  autocomplete?: string;
  /**
   * Its label in the mail to the centre, whose office works in Spanish. The automatic answer never repeats the
   * visitor's text: the address may be a stranger's.
   */
  letters: { centre: string };
};

type FreeText = Written & { type: 'line' | 'text' };

/** A text that must have a certain shape. */
type ShapedText = Written & {
  type: 'name' | 'email' | 'phone';
  malformed: Localized<string>;
};

export type ChoiceField = Answered & {
  type: 'choice';
  /** The site's courses or campuses, or options of its own. */
  choices: 'courses' | 'campuses' | readonly Choice[];
  /** The words of the empty option. */
  none: Localized<string>;
  /** Whether the page around the form may choose beforehand, by a parameter of the form's address with this name. */
  fromPage: boolean;
  /** Labels in the mail to the centre and in the automatic answer; null where that does not mention it. */
  letters: { centre: string; visitor: Localized<string> | null };
};

/** A number or a day: nothing else can be written in it, so that the automatic answer may repeat it. */
type Measure = Omit<ShapedText, 'type' | 'letters'> & {
  type: 'number' | 'day';
  letters: { centre: string; visitor: Localized<string> };
};

/** Several options of its own, each with a box to tick: `{field}.{option}` is sent, the ids are stored in their order. */
export type ChoicesField = Answered & {
  type: 'choices';
  choices: readonly Choice[];
  letters: { centre: string; visitor: Localized<string> };
};

/** PDF documents that are sent along. Their bytes are kept apart; the answer names them, one a line. */
type DocumentsField = Answered & {
  type: 'documents';
  maxLength: number;
  help: Localized<string>;
  faults: Record<DocumentFault, Localized<string>>;
  letters: { centre: string };
};

export type AnsweredField = FreeText | ShapedText | Measure | ChoiceField | ChoicesField | DocumentsField;

/** A box to tick; its text stands under its name in `consent` of `content/pages/form-texts.yaml`. */
export type ConsentField = Described & {
  type: 'consent';
  /** Whether its text links to the privacy policy, with `{policy}`. */
  linksPolicy: boolean;
  /** Names the field in the mail to the centre; null for a consent without which there is no enquiry. */
  letters: { centre: { given: string; refused: string } | null };
};

/**
 * A field of a form, defined once: everything that asks, checks, keeps, sends or shows an answer reads it from here.
 */
export type Field = AnsweredField | ConsentField;

/** The longest id of an option, and the longest value that a ticked box sends. */
const longestChoice = 60;
const longestTick = 10;

/** How many characters a value of a field may have. */
export function maxLengthOf(field: Field): number {
  if (field.type === 'choice') return longestChoice;
  if (field.type === 'choices') return (longestChoice + 1) * field.choices.length;
  return field.type === 'consent' ? longestTick : field.maxLength;
}
