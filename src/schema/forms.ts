import type { FormId } from './enquiry.ts';
import { readField, type ErrorKey, type FieldKind } from './form-fields.ts';

/** A field as data. `maxLength` counts UTF-16 units, as browsers do. */
export type Field = {
  kind: FieldKind;
  maxLength: number;
  /** Token of the HTML `autocomplete` attribute. */
  autocomplete?: string;
};

/** Every field that a form of the site may have, by the name it is sent under (D11), in the order in which forms ask. */
export const fieldNames = [
  'organisation',
  'role',
  'name',
  'email',
  'phone',
  'campus',
  'course',
  'message',
  'privacy',
  'marketing',
] as const;
export type FieldName = (typeof fieldNames)[number];

export const fields: Readonly<Record<FieldName, Field>> = {
  organisation: { kind: 'line', maxLength: 150, autocomplete: 'organization' },
  role: { kind: 'line', maxLength: 100, autocomplete: 'organization-title' },
  name: { kind: 'name', maxLength: 100, autocomplete: 'name' },
  email: { kind: 'email', maxLength: 254, autocomplete: 'email' },
  phone: { kind: 'phone', maxLength: 40, autocomplete: 'tel' },
  campus: { kind: 'choice', maxLength: 60 },
  course: { kind: 'choice', maxLength: 60 },
  message: { kind: 'text', maxLength: 4000 },
  privacy: { kind: 'tick', maxLength: 10 },
  marketing: { kind: 'tick', maxLength: 10 },
};

/** Which fields a form has and which of them it cannot do without. Name and e-mail are what an answer needs. */
type FormShape = Readonly<
  Partial<Record<FieldName, 'required' | 'optional'>> & { name: 'required'; email: 'required'; privacy: 'required' }
>;

const person = { name: 'required', email: 'required', phone: 'optional' } as const;
const consents = { privacy: 'required', marketing: 'optional' } as const;

/** The forms of the site. Another form is a row here, its id in `formIds` and its texts in `content/pages/form-texts.yaml`. */
const forms: Readonly<Record<FormId, FormShape>> = {
  contact: { ...person, campus: 'optional', course: 'optional', message: 'optional', ...consents },
  information: { ...person, campus: 'optional', course: 'optional', message: 'optional', ...consents },
  campus: { ...person, campus: 'optional', course: 'optional', message: 'optional', ...consents },
  'selection-process': { ...person, course: 'optional', message: 'optional', ...consents },
  organisation: { organisation: 'required', role: 'optional', ...person, message: 'optional', ...consents },
};

/** The names of a form's fields, in the order in which they are asked. */
export function fieldsOf(form: FormId): FieldName[] {
  return fieldNames.filter((name) => name in forms[form]);
}

/** Tells whether a form cannot do without a field. */
export function isRequired(form: FormId, name: FieldName): boolean {
  return forms[form][name] === 'required';
}

/** What was typed, by field name: the pairs of a form submission. A ticked box has any value, an empty one none. */
export type FormValues = Readonly<Record<string, string | undefined>>;

/** What a form asks, checked and tidied; null where nothing was said or the form does not ask it. */
export type EnquiryFields = {
  name: string;
  email: string;
  phone: string | null;
  organisation: string | null;
  role: string | null;
  /** The chosen course and campus as they came: whether such an id exists is for the caller to know. */
  course: string | null;
  campus: string | null;
  message: string | null;
  marketing: boolean;
};

export type FieldErrors = Partial<Record<FieldName, ErrorKey>>;

export type CheckedForm = { ok: true; fields: EnquiryFields } | { ok: false; errors: FieldErrors };

/**
 * The one check of a form, in the browser before sending and on the server before storing. Values are trimmed, brought
 * to Unicode NFC and freed of invisible direction marks; a value that cannot be stored as it is makes an error, never a
 * silent change. Errors stand in the order of the form.
 */
export function checkEnquiryForm(form: FormId, values: FormValues): CheckedForm {
  const errors: FieldErrors = {};
  const read: Partial<Record<FieldName, string | null>> = {};
  for (const name of fieldsOf(form)) {
    const result = readField(fields[name], values[name] ?? '');
    if ('error' in result) errors[name] = result.error;
    else if (result.value === null && isRequired(form, name)) errors[name] = 'missing';
    else read[name] = result.value;
  }
  const { name, email } = read;
  if (Object.keys(errors).length > 0 || !name || !email) return { ok: false, errors };
  const { phone = null, organisation = null, role = null, course = null, campus = null, message = null } = read;
  return {
    ok: true,
    fields: { name, email, phone, organisation, role, course, campus, message, marketing: Boolean(read.marketing) },
  };
}
