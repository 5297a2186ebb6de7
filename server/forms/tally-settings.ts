import { fromKeys } from '../../src/i18n/from-keys.ts';
import { languages, type Language } from '../../src/i18n/language.ts';
import { formIds, type FormId } from '../../src/schema/enquiry.ts';
import type { TallyForms } from '../../src/schema/tally.ts';

/**
 * Reads the ids that the site's forms have in Tally: `contact=abc`, or `contact.es=abc` and `contact.en=def`, separated
 * by commas. Every form of the site needs an id in both languages: otherwise enquiries would be split between two
 * services.
 * @returns null without ids: the forms are the site's own
 */
export function tallyForms(text: string, complain: (message: string) => void): TallyForms | null {
  const ids = readIds(text);
  if (ids.size === 0) return null;
  for (const [form, id] of ids) {
    if (!known.has(form)) complain(`the site has no form “${form}”`);
    else if (!/^\w{4,20}$/.test(id)) complain(`“${id}” is no id of a form in Tally`);
  }
  const idOf = (form: FormId, language: Language) => ids.get(`${form}.${language}`) ?? ids.get(form) ?? '';
  const missing = versions.filter(([form, language]) => !idOf(form, language)).map((version) => version.join('.'));
  if (missing.length > 0) complain(`no id for ${missing.join(', ')}`);
  return fromKeys(formIds, (form) => fromKeys(languages, (language) => idOf(form, language)));
}

/** Every form in every language. */
const versions = formIds.flatMap((form) => languages.map((language) => [form, language] as const));
const known: ReadonlySet<string> = new Set([...formIds, ...versions.map((version) => version.join('.'))]);

function readIds(text: string): Map<string, string> {
  const entries = text.split(',').filter((entry) => entry.trim());
  return new Map(
    entries.map((entry) => {
      const [form = '', id = ''] = entry.split('=', 2).map((part) => part.trim());
      return [form, id];
    }),
  );
}

/** The attribute of the html element with the ids of Tally's forms; none if the forms are the site's own. */
export function tallyAttribute(forms: TallyForms | null): Record<string, string> {
  return forms ? { 'data-tally-forms': JSON.stringify(forms) } : {};
}
