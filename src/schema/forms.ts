import type { Answers, FormId } from './enquiry.ts';
import { checkFields, type AskedField, type Errors, type FormValues } from './fields/check-fields.ts';
import { maxLengthOf } from './fields/field.ts';
import { answerNames, consentNames, fieldOf, type ConsentName, type FieldName } from './fields/field-names.ts';
import { formShapes } from './form-shapes.ts';
import type { SiteFormId, visitForm } from './site-form.ts';

/** The names of a form's fields, in the form's order. */
export function fieldsOf(form: SiteFormId): FieldName[] {
  return Object.keys(formShapes[form]) as FieldName[];
}

/** Whether a form requires a field. */
export function isRequired(form: SiteFormId, name: FieldName): boolean {
  return formShapes[form][name] === 'required';
}

/** Lists a form's fields in order, with everything their check needs. */
export function askedFields(form: SiteFormId): AskedField<FieldName>[] {
  return fieldsOf(form).map((name) => {
    const field = fieldOf(name);
    return { name, type: field.type, maxLength: maxLengthOf(field), required: isRequired(form, name) };
  });
}

/** The reasons why values of a form were refused, by field, in the order of the form. */
export type FieldErrors = Errors<FieldName>;

/** The answers and the given consents of a valid form, or the errors of an invalid one. */
export type CheckedForm =
  | { ok: true; answers: Answers; agreed: Readonly<Record<ConsentName, boolean>> }
  | { ok: false; errors: FieldErrors };

/**
 * Checks one of the site's forms that make an enquiry, or the booking form. The answer to a field that the form does
 * not have is null.
 */
export function checkEnquiryForm(
  form: FormId | typeof visitForm,
  values: FormValues,
  asked = askedFields(form),
): CheckedForm {
  const { errors, read } = checkFields(asked, values);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return {
    ok: true,
    answers: Object.fromEntries(answerNames.map((name) => [name, read[name] ?? null])) as Answers,
    agreed: Object.fromEntries(consentNames.map((name) => [name, Boolean(read[name])])) as Record<ConsentName, boolean>,
  };
}

/**
 * Checks an enquiry that the office types in after a telephone call: the general form, in which a telephone number may
 * replace the address. The address is then an empty text.
 */
export function checkTypedForm(values: FormValues): CheckedForm {
  const asked = askedFields('contact').map((field) =>
    field.name === 'email' ? { ...field, required: !values['phone']?.trim() } : field,
  );
  const checked = checkEnquiryForm('contact', values, asked);
  return checked.ok ? { ...checked, answers: { ...checked.answers, email: checked.answers.email ?? '' } } : checked;
}
