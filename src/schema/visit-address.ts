import { formsPath } from './form-submission.ts';
import { visitForm } from './site-form.ts';

/** The name under which the form's address and the form itself carry the id of the session. */
export const visitName = 'visit';

/** The name under which the form carries how many people come. */
export const partyName = 'party';

/** The page behind the link of the mails: it shows a button, and takes its POST. */
export const cancelPath = `${formsPath}/${visitForm}/cancel`;

/** Answers with the places left by session, for pages that were opened without them. */
export const seatsPath = `${formsPath}/${visitForm}/seats`;

/** The address of the form that books a session. */
export function bookingAddress(visit: string, language: string): string {
  return `${formsPath}/${visitForm}?${new URLSearchParams({ lang: language, [visitName]: visit })}`;
}
