import type { FormId } from '../../../schema/enquiry.ts';
import { isFormId } from '../../../schema/form-submission.ts';

/** What a form holds, as the browser would send it. */
export function pairsOf(form: HTMLFormElement): URLSearchParams {
  const pairs = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') pairs.append(name, value);
  return pairs;
}

/** Which of the site's forms an element is; none of them for forms that are not ours. */
export function formIdOf(form: HTMLFormElement): FormId | null {
  return isFormId(form.dataset.form) ? form.dataset.form : null;
}
