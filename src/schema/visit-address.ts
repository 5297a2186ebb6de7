import { formsPath } from './form-submission.ts';
import { visitForm } from './site-form.ts';

/** The parameter with the id of the visit, in the form's address and in the form. */
export const visitName = 'visit';

/** The form's parameter with the number of people. */
export const partyName = 'party';

/** The pages behind the links of the mails. Each shows a button that sends a POST to the same path. */
export const bookingConfirmPath = `${formsPath}/${visitForm}/confirm`;
export const cancelPath = `${formsPath}/${visitForm}/cancel`;

/**
 * Path of the number of places left in each visit. A page requests these numbers if the server has not rendered them
 * into the page.
 */
export const seatsPath = `${formsPath}/${visitForm}/seats`;

/** The address of the form that books a visit. */
export function bookingAddress(visit: string, language: string): string {
  return `${formsPath}/${visitForm}?${new URLSearchParams({ lang: language, [visitName]: visit })}`;
}
