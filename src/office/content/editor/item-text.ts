import type { Language } from '../../../i18n/language.ts';
import type { ContentField, ContentGroup } from '../../../schema/office-content.ts';
import { dayOf, monthOf } from '../../times.ts';
import { allFields, isWithin, pathKey } from './paths.ts';

/** As many words tell an item from the others. */
const most = 4;
const texts = new Set(['line', 'paragraph', 'markdown']);

/**
 * The words by which an item of a list is told from the others: its first text, or else its choices, days and what is
 * true of it (“Madrid · noviembre de 2026 · Completa”). Names that files know it by say nothing to people.
 */
export function itemText(item: ContentGroup, language: Language): string {
  const fields = allFields([item]);
  const words: string[] = [];
  for (const field of fields) {
    const { control, label } = field;
    const value = typeof field.value === 'object' && field.value !== null ? field.value[language] : field.value;
    if (control === 'yes-no' && value === true) words.push(label);
    if (typeof value !== 'string' || value.trim() === '') continue;
    if (control === 'choice' && !isVariant(field, fields)) words.push(choiceText(field, value));
    else if (control === 'day') words.push(dayOf(value, language));
    else if (/^\d{4}-\d{2}$/.test(value)) words.push(monthOf(value, language));
    else if (texts.has(control) && !/^[a-z0-9-]+$/.test(value) && words.length === 0) return value;
  }
  return words.slice(0, most).join(' · ');
}

function choiceText({ choices }: ContentField, value: string): string {
  return choices?.find((choice) => choice.value === value)?.label ?? value;
}

/** Whether a choice only says how the fields below it are written. */
function isVariant({ path }: ContentField, fields: readonly ContentField[]): boolean {
  return fields.some((other) => pathKey(other.path) !== pathKey(path) && isWithin(other.path, path));
}
