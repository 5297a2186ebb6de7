import { createContext, useContext } from 'react';

/** A course that an enquiry is about: the id that the form carries, and its name. */
export type EnquiredCourse = { id: string; name: string };

/** Opens the form over the page, about a course or about none yet. */
export type OpenEnquiry = (course?: EnquiredCourse) => void;

export const EnquiryDialogContext = createContext<OpenEnquiry | null>(null);

/**
 * What opens the form.
 * @throws Error outside an `EnquiryDialog`
 */
export function useOpenEnquiry(): OpenEnquiry {
  const open = useContext(EnquiryDialogContext);
  if (!open) throw new Error('The form is opened outside its dialog: wrap the page in <EnquiryDialog>.');
  return open;
}
