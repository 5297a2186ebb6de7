import type { FormId } from '../../../schema/enquiry.ts';

/** A submission reported to a page; `page` is the path of that page. */
export type FormSubmission = { id: string; form: FormId; page: string };

let last: FormSubmission | null = null;
let latestId: string | null = null;

/** Keeps a submission in memory for the thank-you page, which counts it once. */
export function rememberSubmission(submission: FormSubmission): void {
  last = submission;
  latestId = submission.id;
}

/** Returns and clears the stored submission. */
export function takeSubmission(): FormSubmission | null {
  const taken = last;
  last = null;
  return taken;
}

/** Returns the id of the last submission, counted or not; null if there was none since the document loaded. */
export function latestSubmission(): string | null {
  return latestId;
}
