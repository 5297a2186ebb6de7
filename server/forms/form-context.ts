import { hidden } from '../../src/schema/form-submission.ts';
import type { Origin } from '../../src/schema/enquiry.ts';
import type { Choice } from '../../src/schema/fields/field.ts';
import {
  choiceField,
  choicesOf,
  pageChoiceNames,
  type ChoiceName,
  type PageChoiceName,
} from '../../src/schema/fields/field-names.ts';

/** The site's lists to choose from. */
export type SiteChoices = { courses: readonly Choice[]; campuses: readonly Choice[] };

/** Facts for reading a form's context: those lists, and the site's origin. */
export type FormSite = SiteChoices & { siteUrl: string };

/**
 * Says where and how a visitor came to a form, and which choices the page made. Unknown and malformed values are null.
 */
export type FormContext = { origin: Origin; choices: Record<PageChoiceName, string | null> };

const longest = 500;

/**
 * Reads the context that an address or a submission carries. The visitor did not type these values: a malformed one is
 * dropped, and never stops an enquiry.
 */
export function readContext(get: (name: string) => string | undefined, site: FormSite): FormContext {
  const origin = {
    page: pageAddress(get(hidden.page), site.siteUrl),
    clickId: matching(get(hidden.clickId), /^(?:gclid|gbraid|wbraid):[\w.~+/=-]+$/),
    referrer: hostAndPath(get(hidden.referrer)),
    campaign: matching(get(hidden.campaign), /^utm_[a-z]+=[\w.%*+~-]*(?:&utm_[a-z]+=[\w.%*+~-]*)*$/),
  };
  const choices = Object.fromEntries(pageChoiceNames.map((name) => [name, knownChoice(name, get(name), site)]));
  return { origin, choices: choices as FormContext['choices'] };
}

/**
 * Builds the whole address of a page of this site, from its path or its address. The query is cut, as it may hold
 * private things. The origin is always the site's own.
 */
export function pageAddress(address: string | undefined, siteUrl: string): string | null {
  const path = address?.startsWith('/') ? address : URL.parse(address ?? '')?.pathname;
  const found = matching(path?.split(/[?#]/, 1)[0], /^\/(?![/\\])[^\s\p{C}\\<>"]*$/u);
  return found && siteUrl + found;
}

function hostAndPath(referrer: string | undefined): string | null {
  const bare = referrer?.replace(/^https?:\/\//i, '').split(/[?#]/, 1)[0];
  return matching(bare, /^[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d+)?(?:\/[^\s\p{C}\\<>"]*)?$/u);
}

/**
 * The id of an option if there is such an option, otherwise null: old addresses may name a course that no longer
 * exists.
 */
export function knownChoice(name: ChoiceName, id: string | undefined, site: SiteChoices): string | null {
  return choicesOf(choiceField(name), site).find((choice) => choice.id === id)?.id ?? null;
}

function matching(value: string | undefined, shape: RegExp): string | null {
  return value && value.length <= longest && shape.test(value) ? value : null;
}
