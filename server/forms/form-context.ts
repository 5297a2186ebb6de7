import { hidden } from '../../src/schema/form-submission.ts';
import { fieldsOf } from '../../src/schema/forms.ts';
import type { SiteFormId } from '../../src/schema/site-form.ts';
import { visitName } from '../../src/schema/visit-address.ts';
import type { BookedVisit } from './document/form-document-props.ts';
import type { Origin } from '../../src/schema/enquiry.ts';
import type { Choice } from '../../src/schema/fields/field.ts';
import {
  choiceField,
  choicesOf,
  pageChoiceNames,
  type ChoiceName,
  type PageChoiceName,
} from '../../src/schema/fields/field-names.ts';

/** The courses and campuses that can be chosen. */
export type SiteChoices = { courses: readonly Choice[]; campuses: readonly Choice[] };

/** The choices and the site's origin, which `readContext` needs. */
export type FormSite = SiteChoices & { siteUrl: string };

/**
 * The page, ad click, referrer and campaign of a form, and the choices that its page has preset. Unknown and malformed
 * values are null.
 */
export type FormContext = { origin: Origin; choices: Record<PageChoiceName, string | null> };

const longest = 500;

/**
 * Reads the context from an address or a submission. The visitor did not type these values, so malformed values are
 * dropped, and the enquiry is not refused.
 */
export function readContext(get: (name: string) => string | undefined, site: FormSite): FormContext {
  const origin = {
    page: pageAddress(get(hidden.page), site.siteUrl),
    clickId: matching(get(hidden.clickId), /^(?:gclid|gbraid|wbraid):[\w.~+/=-]+$/),
    referrer: hostAndPath(get(hidden.referrer)),
    campaign: matching(get(hidden.campaign), /^utm_[a-z]+=[\w.%*+~-]*(?:&utm_[a-z]+=[\w.%*+~-]*)*$/),
    typedBy: null,
  };
  const choices = Object.fromEntries(pageChoiceNames.map((name) => [name, knownChoice(name, get(name), site)]));
  return { origin, choices: choices as FormContext['choices'] };
}

/**
 * The full address of a page of this site, given as a path or an address. The query is removed, since it may be
 * private. The origin is always the site's own.
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

/** The id if an option has it, otherwise null: an old address may name a removed course. */
export function knownChoice(name: ChoiceName, id: string | undefined, site: SiteChoices): string | null {
  return choicesOf(choiceField(name), site).find((choice) => choice.id === id)?.id ?? null;
}

function matching(value: string | undefined, shape: RegExp): string | null {
  return value && value.length <= longest && shape.test(value) ? value : null;
}

/** The hidden fields of a form. A choice made on the page is one of them if the form has no visible field for it. */
export function hiddenValues(
  form: SiteFormId,
  { origin, choices }: FormContext,
  submission: string,
  stamp: string,
  booked: BookedVisit | undefined,
): Record<string, string> {
  const asked = fieldsOf(form);
  const values: (readonly [name: string, value: string | null])[] = [
    [hidden.submission, submission],
    [hidden.clock, stamp],
    [hidden.page, origin.page],
    [hidden.clickId, origin.clickId],
    [hidden.referrer, origin.referrer],
    [hidden.campaign, origin.campaign],
    [visitName, booked?.visit.id ?? null],
    ...pageChoiceNames.filter((name) => !asked.includes(name)).map((name) => [name, choices[name]] as const),
  ];
  return Object.fromEntries(values.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}
