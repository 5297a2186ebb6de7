import { submissionKey, type FormSubmission } from '../../../schema/form-submission.ts';

/** Leaves a submission for the thank-you page, which counts it once. A browser that refuses storage counts by visit. */
export function rememberSubmission(submission: FormSubmission): void {
  try {
    sessionStorage.setItem(submissionKey, JSON.stringify(submission));
  } catch {
    // Nothing depends on it but a statistic.
  }
}
