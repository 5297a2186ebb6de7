import type { FormId } from '../../../schema/enquiry.ts';

/** A submission that a page has been told of; `page` is the path on which its form stood. */
export type FormSubmission = { id: string; form: FormId; page: string };

let last: FormSubmission | null = null;
let latestId: string | null = null;

/** Leaves a submission for the thank-you page, which counts it once. It is kept in memory: nothing else needs it. */
export function rememberSubmission(submission: FormSubmission): void {
  last = submission;
  latestId = submission.id;
}

/** The submission that was left; whoever takes it is the last to know of it. */
export function takeSubmission(): FormSubmission | null {
  const taken = last;
  last = null;
  return taken;
}

/** The id of the submission that was left last, taken or not; null in a document that was told of none. */
export function latestSubmission(): string | null {
  return latestId;
}
