import type { FormId } from '../../schema/enquiry.ts';

/** An enquiry to count. An enquiry without an id came through a form service that redirects by itself. */
export type Lead = { id: string | null; form: FormId | null; page: string | null };

const unnamed: Lead = { id: null, form: null, page: null };

/** The state that decides whether the thank-you page counts an enquiry. */
type ThanksFacts = {
  /** The submission that led to this page, if its form gave an id. */
  submission: Lead | null;
  /** Text of `counted-submissions`: ids as a JSON list, with null for an enquiry without an id. */
  counted: string | null;
  /** Whether the page was reloaded, or reached by Back or Forward. */
  isReopened: boolean;
};

/**
 * Chooses the enquiry that the thank-you page counts. Each submission counts once. Without a submission, the page
 * counts an enquiry only if none was counted before and the page was not reopened.
 */
export function leadToCount({ submission, counted, isReopened }: ThanksFacts): Lead | null {
  const before = countedIds(counted);
  if (submission) return before.includes(submission.id) ? null : submission;
  return before.length === 0 && !isReopened ? unnamed : null;
}

/** The text of `counted-submissions` with this enquiry added. */
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
