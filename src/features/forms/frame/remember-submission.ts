import { writeStore } from '../../../browser/storage.ts';
import { submissionKey, type FormSubmission } from '../../../schema/form-submission.ts';

/** Leaves a submission for the thank-you page, which counts it once. Where storage is refused, a visit counts once. */
export function rememberSubmission(submission: FormSubmission): void {
  writeStore('sessionStorage', submissionKey, JSON.stringify(submission));
}
