import { isFormId } from '../../../schema/form-submission.ts';
import type { FormId } from '../../../schema/enquiry.ts';

/** A submission reported to a page; `page` is the path of that page. */
export type FormSubmission = { id: string; form: FormId; page: string };

let last: FormSubmission | null = null;

/** Keeps a submission for the address of the thank-you page. */
export function rememberSubmission(submission: FormSubmission): void {
  last = submission;
}

/**
 * Writes the last submission into the fragment of the thank-you page's address: without consent nothing may be stored,
 * and fragments reach neither servers nor logs.
 */
export function addressWithSubmission(thanks: URL): string {
  if (last) thanks.hash = String(new URLSearchParams(last));
  return thanks.href;
}

let taken: FormSubmission | null | undefined;

/** The submission that led to this document, removed from its address, so that a reload has none; null without one. */
export function submissionOfDocument(): FormSubmission | null {
  if (taken !== undefined) return taken;
  const { id, form, page = '' } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  taken = id && /^[\w-]{1,64}$/.test(id) && isFormId(form) ? { id, form, page } : null;
  if (taken) history.replaceState(history.state, '', location.pathname + location.search);
  return taken;
}
