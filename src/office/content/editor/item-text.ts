import type { ContentGroup } from '../../../schema/office-content.ts';
import { allFields } from './paths.ts';

/** The words by which an item of a list is told from the others: its first text, or else the label of its group. */
export function itemText(item: ContentGroup): string {
  for (const { value, control } of allFields([item])) {
    if (control === 'yes-no') continue;
    const text = typeof value === 'object' && value !== null ? value.es : value;
    if (typeof text === 'string' && text.trim() !== '') return text;
  }
  return '';
}
