import { longDate } from '../../i18n/format.ts';
import type { Language } from '../../i18n/language.ts';
import type { Choice } from './field.ts';
import { answeredField, choicesOf, type AnswerName } from './field-names.ts';

/**
 * An answer as people read it: titles instead of ids, separated by semicolons. An option that no longer exists keeps
 * its id.
 */
export function answerText(
  name: AnswerName,
  value: string,
  language: Language,
  site: { courses: readonly Choice[]; campuses: readonly Choice[] },
): string {
  const field = answeredField(name);
  if (field.type === 'choice') return titleIn(choicesOf(field, site), value, language);
  if (field.type === 'day') return longDate(value, language);
  if (field.type !== 'choices') return value;
  return value
    .split(',')
    .map((id) => titleIn(field.choices, id, language))
    .join('; ');
}

function titleIn(choices: readonly Choice[], id: string, language: Language): string {
  return choices.find((choice) => choice.id === id)?.title[language] ?? id;
}
