import { isFormId, type FormSubmission } from '../../schema/form-submission.ts';
import type { FormId } from '../../schema/enquiry.ts';

/** An enquiry to be counted. Without an id it came through a service that redirects by itself. */
export type Lead = { id: string | null; form: FormId | null; page: string | null };

const unnamed: Lead = { id: null, form: null, page: null };

/**
 * Decides what the thank-you page counts: a submission once, ever; without one, once per session, and never when
 * one has been counted. Reloading, going back and coming again count nothing.
 * @param submission text of `form-submission`
 * @param counted text of `counted-submissions`: ids as a JSON list, null for one without
 */
export function leadToCount(submission: string | null, counted: string | null): Lead | null {
  const before = countedIds(counted);
  const stored = readSubmission(submission);
  if (stored) return before.includes(stored.id) ? null : stored;
  return before.length === 0 ? unnamed : null;
}

/** The text of `counted-submissions` with one more in it. */
export function countedText(counted: string | null, { id }: Lead): string {
  return JSON.stringify([...countedIds(counted), id]);
}

function countedIds(text: string | null): (string | null)[] {
  const ids = parse(text);
  return Array.isArray(ids) ? ids : [];
}

/** Reads the text of `form-submission`; null if it is none. */
export function readSubmission(text: string | null): (Lead & { id: string }) | null {
  const { id, form, page } = (parse(text) ?? {}) as Partial<FormSubmission>;
  if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id)) return null;
  return {
    id,
    form: isFormId(form) ? form : null,
    page: typeof page === 'string' ? (page.split(/[?#]/, 1)[0] ?? null) : null,
  };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
