import type { FormId } from '../../schema/enquiry.ts';

/** An enquiry to count. An enquiry without an id came through a form service that redirects by itself. */
export type Lead = { id: string | null; form: FormId | null; page: string | null };

const unnamed: Lead = { id: null, form: null, page: null };

/** Holds the facts of the thank-you page. */
type ThanksFacts = {
  /** The submission that led here, if the form said its id. */
  submission: Lead | null;
  /** Text of `counted-submissions`: ids as a JSON list, null for one without. */
  counted: string | null;
  /** The page was loaded once more or gone back to. */
  isReopened: boolean;
};

/**
 * Chooses the enquiry that the thank-you page counts: each submission only once; an enquiry without a submission once
 * per session, and never after a counted one. Reloading, going back and coming again count nothing.
 */
export function leadToCount({ submission, counted, isReopened }: ThanksFacts): Lead | null {
  const before = countedIds(counted);
  if (submission) return before.includes(submission.id) ? null : submission;
  return before.length === 0 && !isReopened ? unnamed : null;
}

/** The text of `counted-submissions` with one more in it. */
export function countedText(counted: string | null, { id }: Pick<Lead, 'id'>): string {
  return JSON.stringify([...countedIds(counted), id]);
}

function countedIds(text: string | null): (string | null)[] {
  try {
    const ids: unknown = JSON.parse(text ?? 'null');
    return Array.isArray(ids) ? ids : [];
  } catch {
    return [];
  }
}
