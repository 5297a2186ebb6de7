import { formsPath } from './form-submission.ts';
import { visitForm } from './site-form.ts';

/** The parameter with the id of the session, in the form's address and in the form. */
export const visitName = 'visit';

/** The form's parameter with the number of people. */
export const partyName = 'party';

/** The page behind the link of the mails. It shows a button that sends a POST to the same path. */
export const cancelPath = `${formsPath}/${visitForm}/cancel`;

/** Path of the numbers of places left by session. A page requests them if the server did not write them into it. */
export const seatsPath = `${formsPath}/${visitForm}/seats`;

/** The address of the form that books a session. */
export function bookingAddress(visit: string, language: string): string {
  return `${formsPath}/${visitForm}?${new URLSearchParams({ lang: language, [visitName]: visit })}`;
}
