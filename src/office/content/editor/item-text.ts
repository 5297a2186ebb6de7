import type { Language } from '../../../i18n/language.ts';
import type { ContentField, ContentGroup } from '../../../schema/office-content.ts';
import { dayOf, monthOf } from '../../times.ts';
import { allFields, isWithin, pathKey } from './paths.ts';

const texts = new Set(['line', 'paragraph', 'markdown']);

/**
 * The text that names an item of a list: its choice, start and state (“Madrid · noviembre de 2026 · Completa”). An item
 * without a choice is named by its first text. Ids are skipped, since they mean nothing to people.
 */
export function itemText(item: ContentGroup, language: Language): string {
  const fields = allFields([item]);
  const choice = item.fields.find((field) => field.control === 'choice' && !isVariant(field, fields));
  if (!choice) {
    const text = fields.find((field) => texts.has(field.control) && !isName(valueIn(field, language)));
    if (text) return valueIn(text, language);
  }
  const start = fields.filter(({ path }) => path.includes('start'));
  const date = [...start, ...fields].map((field) => dateText(field, language)).find((words) => words !== '');
  const said = start.find(({ control, value }) => control === 'choice' && value !== null);
  const flags = fields.filter(({ control, value }) => control === 'yes-no' && value === true);
  return [choice && choiceText(choice), date ?? (said && choiceText(said)), ...flags.map(({ label }) => label)]
    .filter(Boolean)
    .join(' · ');
}

function valueIn({ value }: ContentField, language: Language): string {
  const own = typeof value === 'object' && value !== null ? value[language] : value;
  return typeof own === 'string' ? own.trim() : '';
}

/** Whether a text is missing, or is an id of lower-case letters, digits and hyphens. */
function isName(text: string): boolean {
  return /^[a-z0-9-]*$/.test(text);
}

function dateText(field: ContentField, language: Language): string {
  const value = valueIn(field, language);
  if (/^\d{4}-\d{2}$/.test(value)) return monthOf(value, language);
  return field.control === 'day' && /^\d/.test(value) ? dayOf(value, language) : '';
}

function choiceText({ choices, value }: ContentField): string {
  return choices?.find((choice) => choice.value === value)?.label ?? '';
}

/** Whether a choice only selects the variant of the fields below it. */
function isVariant({ path }: ContentField, fields: readonly ContentField[]): boolean {
  return fields.some((other) => pathKey(other.path) !== pathKey(path) && isWithin(other.path, path));
}
