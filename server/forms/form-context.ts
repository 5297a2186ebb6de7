import { hidden } from '../../src/schema/form-submission.ts';
import type { Choice } from './document/form-document-props.ts';

/** Where and how a visitor came to a form. What is not known, or not in its expected shape, is null. */
export type FormContext = {
  page: string | null;
  clickId: string | null;
  referrer: string | null;
  campaign: string | null;
  course: string | null;
  campus: string | null;
};

const longest = 500;

/**
 * Reads the context that an address or a submission carries. These values come along without the visitor: what is
 * malformed is dropped, and never stops an enquiry.
 */
export function readContext(
  get: (name: string) => string | undefined,
  choices: { courses: readonly Choice[]; campuses: readonly Choice[] },
): FormContext {
  return {
    page: pagePath(get(hidden.page)),
    clickId: matching(get(hidden.clickId), /^(?:gclid|gbraid|wbraid):[\w.~+/=-]+$/),
    referrer: hostAndPath(get(hidden.referrer)),
    campaign: matching(get(hidden.campaign), /^utm_[a-z]+=[\w.%*+~-]*(?:&utm_[a-z]+=[\w.%*+~-]*)*$/),
    course: known(get('course'), choices.courses),
    campus: known(get('campus'), choices.campuses),
  };
}

/** The path of a page of this site, from its path or its whole address: the query may hold what is nobody's business. */
export function pagePath(address: string | undefined): string | null {
  const path = address?.startsWith('/') ? address : URL.parse(address ?? '')?.pathname;
  return matching(path?.split(/[?#]/, 1)[0], /^\/(?![/\\])[^\s\p{C}\\<>"]*$/u);
}

function hostAndPath(referrer: string | undefined): string | null {
  const bare = referrer?.replace(/^https?:\/\//i, '').split(/[?#]/, 1)[0];
  return matching(bare, /^[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d+)?(?:\/[^\s\p{C}\\<>"]*)?$/u);
}

function known(id: string | undefined, choices: readonly Choice[]): string | null {
  return choices.find((choice) => choice.id === id)?.id ?? null;
}

function matching(value: string | undefined, shape: RegExp): string | null {
  return value && value.length <= longest && shape.test(value) ? value : null;
}
