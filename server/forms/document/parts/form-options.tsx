import type { ReactNode } from 'react';
import type { Language } from '../../../../src/i18n/language.ts';
import type { AnswerName } from '../../../../src/schema/fields/field-names.ts';
import type { ErrorKey } from '../../../../src/schema/fields/field-type.ts';
import { maxLengthOf, type ChoicesField } from '../../../../src/schema/fields/field.ts';
import { isRequired } from '../../../../src/schema/forms.ts';
import type { SiteFormId } from '../../../../src/schema/site-form.ts';
import { optionName } from '../../../../src/schema/form-submission.ts';
import { errorProps } from './form-error.tsx';

type FormOptionsProps = {
  form: SiteFormId;
  name: AnswerName;
  value?: string | undefined;
  error: ErrorKey | undefined;
  isFirstError: boolean;
  language: Language;
  field: ChoicesField;
  label: ReactNode;
};

/** A question with several options, each with a checkbox. */
export function FormOptions({ form, name, value = '', error, isFirstError, language, field, label }: FormOptionsProps) {
  const ticked = value.split(',');
  return (
    <fieldset
      id={`field-${name}`}
      name={name}
      className="options"
      tabIndex={-1}
      data-type={field.type}
      data-max={maxLengthOf(field)}
      data-required={isRequired(form, name) ? '' : undefined}
      {...errorProps({ name, error, isFirstError })}
    >
      <legend>{label}</legend>
      {field.choices.map(({ id, title }) => (
        <label key={id}>
          <input type="checkbox" name={optionName(name, id)} value="yes" defaultChecked={ticked.includes(id)} />{' '}
          {title[language]}
        </label>
      ))}
    </fieldset>
  );
}
