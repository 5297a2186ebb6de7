import { readField, type ErrorKey, type FieldRule } from './field-type.ts';

/** A field of a form, with everything that its check needs. The form document has this for every control. */
export type AskedField<Name extends string = string> = FieldRule & { name: Name; required: boolean };

/**
 * The typed values by field name, as a form submits them. A ticked box has a value, whatever it is; an unticked box has
 * none.
 */
export type FormValues = Readonly<Record<string, string | undefined>>;

/** Reasons why values were refused, by field name. */
export type Errors<Name extends string = string> = Partial<Record<Name, ErrorKey>>;

/**
 * Checks a form, in the browser before sending and on the server before storing. Values are trimmed, normalised to
 * Unicode NFC and stripped of invisible direction marks. A value that then has forbidden characters, or is malformed or
 * too long, gives an error and is not changed. Errors are in the order of the form.
 */
export function checkFields<Name extends string>(
  asked: readonly AskedField<Name>[],
  values: FormValues,
): { errors: Errors<Name>; read: Partial<Record<Name, string | null>> } {
  const errors: Errors<Name> = {};
  const read: Partial<Record<Name, string | null>> = {};
  for (const field of asked) {
    const result = readField(field, values[field.name] ?? '');
    if ('error' in result) errors[field.name] = result.error;
    else if (result.value === null && field.required) errors[field.name] = 'missing';
    else read[field.name] = result.value;
  }
  return { errors, read };
}
