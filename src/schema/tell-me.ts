import { checkFields, type FormValues } from './fields/check-fields.ts';
import { formsPath } from './form-submission.ts';
import { askedFields, type FieldErrors } from './forms.ts';
import { tellMeForm } from './site-form.ts';

/** The pages behind the links of mails to waiting people. Each shows a button that sends a POST to the same path. */
export const confirmPath = `${formsPath}/${tellMeForm}/confirm`;
export const unsubscribePath = `${formsPath}/${tellMeForm}/unsubscribe`;

/** The parameter with the token of a subscription, in links and forms. */
export const tokenName = 'token';

/** The values of a valid form, or the errors. A null campus means any. */
export type CheckedTellMe =
  | { ok: true; email: string; course: string; campus: string | null }
  | { ok: false; errors: FieldErrors };

/** Checks the form for notices of the next intake. */
export function checkTellMe(values: FormValues): CheckedTellMe {
  const { errors, read } = checkFields(askedFields(tellMeForm), values);
  const { email, course, campus = null } = read;
  return email && course && Object.keys(errors).length === 0
    ? { ok: true, email, course, campus }
    : { ok: false, errors };
}
