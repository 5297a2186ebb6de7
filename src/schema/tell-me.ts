import { checkFields, type FormValues } from './fields/check-fields.ts';
import { formsPath } from './form-submission.ts';
import { askedFields, type FieldErrors } from './forms.ts';
import { tellMeForm } from './site-form.ts';

/** The pages behind the links of the mails to those who wait: each shows a button, and takes its POST. */
export const confirmPath = `${formsPath}/${tellMeForm}/confirm`;
export const unsubscribePath = `${formsPath}/${tellMeForm}/unsubscribe`;

/** The name under which links and buttons carry the token of a subscription. */
export const tokenName = 'token';

/** Holds the values of a correct form. A null campus means any. */
export type CheckedTellMe =
  { ok: true; email: string; course: string; campus: string | null } | { ok: false; errors: FieldErrors };

/** Checks the form for news of the next intake. */
export function checkTellMe(values: FormValues): CheckedTellMe {
  const { errors, read } = checkFields(askedFields(tellMeForm), values);
  const { email, course, campus = null } = read;
  return email && course && Object.keys(errors).length === 0
    ? { ok: true, email, course, campus }
    : { ok: false, errors };
}
