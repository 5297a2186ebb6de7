import type { AnsweredField, Choice, ChoiceField, ChoicesField, ConsentField, Field } from './field.ts';
import { fields } from './fields.ts';

type Defined = typeof fields;

export type FieldName = keyof Defined;

/** Names of the fields with a certain kind of definition. */
type NamesOf<Shape> = { [Name in FieldName]: Defined[Name] extends Shape ? Name : never }[FieldName];

export type ConsentName = NamesOf<{ type: 'consent' }>;
export type ChoiceName = NamesOf<{ type: 'choice' }>;
type ChoicesName = NamesOf<{ type: 'choices' }>;
/** A choice that the page around a form may preselect. */
export type PageChoiceName = NamesOf<{ type: 'choice'; fromPage: true }>;
/** A field whose answer is a text: the typed text, or the ids of the chosen options. */
export type AnswerName = Exclude<FieldName, ConsentName>;

/** All field names, in the order of their definition. */
export const fieldNames = Object.keys(fields) as FieldName[];
export const consentNames = fieldNames.filter((name): name is ConsentName => fieldOf(name).type === 'consent');
export const choiceNames = fieldNames.filter((name): name is ChoiceName => fieldOf(name).type === 'choice');
export const choicesNames = fieldNames.filter((name): name is ChoicesName => fieldOf(name).type === 'choices');
export const pageChoiceNames = choiceNames.filter((name): name is PageChoiceName => choiceField(name).fromPage);
export const answerNames = fieldNames.filter((name): name is AnswerName => fieldOf(name).type !== 'consent');

export function fieldOf(name: FieldName): Field {
  return fields[name];
}

/** The definition of a field with a cell in the form and a text as its answer. */
export function answeredField(name: AnswerName): AnsweredField {
  return fields[name];
}

export function choiceField(name: ChoiceName): ChoiceField {
  return fields[name];
}

export function choicesField(name: ChoicesName): ChoicesField {
  return fields[name];
}

export function consentField(name: ConsentName): ConsentField {
  return fields[name];
}

/** The options of a choice, which may be the site's courses or campuses. */
export function choicesOf<Item>(
  field: ChoiceField,
  site: { courses: readonly Item[]; campuses: readonly Item[] },
): readonly (Item | Choice)[] {
  return typeof field.choices === 'string' ? site[field.choices] : field.choices;
}
