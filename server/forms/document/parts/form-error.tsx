import type { Language } from '../../../../src/i18n/language.ts';
import { errorMessage } from '../../../../src/i18n/words/forms.ts';
import type { SiteFormId } from '../../../../src/schema/site-form.ts';
import type { FieldName } from '../../../../src/schema/fields/field-names.ts';
import type { ErrorKey, FieldType } from '../../../../src/schema/fields/field-type.ts';
import { fieldIn } from '../../../../src/schema/form-fields.ts';
import { isRequired } from '../../../../src/schema/forms.ts';

type FieldErrorProps = { form: SiteFormId; name: FieldName; error: ErrorKey | undefined; language: Language };

/**
 * The error message beside a field. Its element always exists: the script fills it with one of the messages in the
 * attribute `data-messages`.
 */
export function FieldError({ form, name, error, language }: FieldErrorProps) {
  const field = fieldIn(form, name);
  const keys: ErrorKey[] = [...(isRequired(form, name) ? (['missing'] as const) : []), ...typedErrors[field.type]];
  const messages = Object.fromEntries(keys.map((key) => [key, errorMessage(field, key, language)]));
  return (
    <p
      className="error"
      id={`error-${name}`}
      hidden={!error}
      data-label={field.label[language]}
      data-messages={JSON.stringify(messages)}
    >
      {error && errorMessage(field, error, language)}
    </p>
  );
}

/** The faults that the script can find in each type of field, besides a missing value. */
const typedErrors: Readonly<Record<FieldType, readonly ErrorKey[]>> = {
  name: ['malformed', 'tooLong', 'forbidden'],
  email: ['malformed', 'tooLong', 'forbidden'],
  phone: ['malformed', 'tooLong', 'forbidden'],
  line: ['tooLong', 'forbidden'],
  text: ['tooLong', 'forbidden'],
  number: ['malformed', 'tooLong', 'forbidden'],
  day: ['malformed', 'tooLong', 'forbidden'],
  choice: [],
  choices: [],
  documents: ['notPdf', 'tooLarge', 'tooMany'],
  consent: [],
};

/**
 * The attributes that mark a control as invalid and refer to its message. The first invalid control is marked for the
 * focus.
 */
export function errorProps({
  name,
  error,
  isFirstError,
}: {
  name: FieldName;
  error: ErrorKey | undefined;
  isFirstError: boolean;
}) {
  return error ? { 'aria-invalid': true, 'aria-describedby': `error-${name}`, autoFocus: isFirstError } : {};
}
