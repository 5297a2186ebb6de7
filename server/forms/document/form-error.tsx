import type { Language } from '../../../src/i18n/language.ts';
import { errorMessage, fieldLabels } from '../../../src/i18n/words/forms.ts';
import type { FormId } from '../../../src/schema/enquiry.ts';
import type { ErrorKey } from '../../../src/schema/form-fields.ts';
import { fields, isRequired, type FieldName } from '../../../src/schema/forms.ts';

type FieldErrorProps = { form: FormId; name: FieldName; error: ErrorKey | undefined; language: Language };

/** The message beside a field. It is there from the start, empty, and brings along what the script may have to say. */
export function FieldError({ form, name, error, language }: FieldErrorProps) {
  const keys = possibleErrors(name, isRequired(form, name));
  const messages = Object.fromEntries(keys.map((key) => [key, errorMessage(name, key, language)]));
  return (
    <p
      className="error"
      id={`error-${name}`}
      hidden={!error}
      data-label={fieldLabels[name][language]}
      data-messages={JSON.stringify(messages)}
    >
      {error && errorMessage(name, error, language)}
    </p>
  );
}

/** The attributes by which a control says that its value is refused, and why. The first one is where to begin. */
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

/** A choice and a tick are either made or not; only some texts have a shape that they can miss. */
function possibleErrors(name: FieldName, required: boolean): ErrorKey[] {
  const { kind } = fields[name];
  const missing: ErrorKey[] = required ? ['missing'] : [];
  if (kind === 'choice' || kind === 'tick') return missing;
  return [...missing, ...(kind === 'line' || kind === 'text' ? [] : (['malformed'] as const)), 'tooLong', 'forbidden'];
}
