import { answerText } from '../../src/schema/fields/answer-text.ts';
import { answerNames, fieldOf } from '../../src/schema/fields/field-names.ts';
import { readField } from '../../src/schema/fields/field-type.ts';
import { fieldsOf } from '../../src/schema/forms.ts';
import type { SiteChoices } from './form-context.ts';
import type { SentForm } from './submission/form-request.ts';

/** The answers of a request, labelled for its visitor, in the order of the form. */
export function summaryOf({ form, values, language }: SentForm, site: SiteChoices): [label: string, value: string][] {
  return answerNames
    .filter((name) => fieldsOf(form).includes(name))
    .flatMap((name) => {
      const read = readField({ type: fieldOf(name).type, maxLength: Infinity }, values[name] ?? '');
      const value = 'value' in read ? read.value : null;
      return value ? [[fieldOf(name).label[language], answerText(name, value, language, site)] as const] : [];
    })
    .map(([label, value]) => [label, value]);
}
