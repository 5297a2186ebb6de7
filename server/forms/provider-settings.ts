import { z } from 'zod';
import { languages, type Language } from '../../src/i18n/language.ts';
import { formIds, type FormId } from '../../src/schema/enquiry.ts';
import { foreignProviderNames, type ProviderSettings } from '../../src/schema/form-provider.ts';

/** The settings of an external form service, a part of the server's environment; by default the site's own is used. */
export const providerVariables = {
  /** `builtin`, `tally`, `typeform` or `typeform/us`, `hubspot/<portal>` or `hubspot/<portal>/na1`. */
  FORM_PROVIDER: z
    .string()
    .regex(
      /^(?:builtin|tally|typeform(?:\/(?:eu|us))?|hubspot\/\d+(?:\/[a-z]{2}\d)?)$/,
      'a service such as tally or hubspot/1234567',
    )
    .default('builtin'),
  /** The service's id of each form: `contact=abc`, or `contact.es=abc` and `contact.en=def`, separated by commas. */
  FORM_PROVIDER_FORMS: z.string().default(''),
} as const;

const variables = z.object(providerVariables);
export type ProviderEnv = z.output<typeof variables>;

/** Reports an invalid variable. */
type Complain = (variable: keyof ProviderEnv, message: string) => void;

/** Shape of a form's id in each service. */
const idShapes = { tally: /^\w{4,20}$/, typeform: /^\w{4,20}$/, hubspot: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/ };

/**
 * The configured form service; null for the site's own. Every form needs an id in each language: otherwise enquiries
 * would be split between two services.
 */
export function providerSettings(env: ProviderEnv, complain: Complain): ProviderSettings | null {
  const [name, ...place] = env.FORM_PROVIDER.split('/');
  const provider = foreignProviderNames.find((each) => each === name);
  if (!provider) return null;
  const ids = readIds(env.FORM_PROVIDER_FORMS);
  for (const [form, id] of ids) {
    if (!known.has(form)) complain('FORM_PROVIDER_FORMS', `the site has no form “${form}”`);
    else if (!idShapes[provider].test(id)) complain('FORM_PROVIDER_FORMS', `“${id}” is no id of a form there`);
  }
  const idOf = (form: FormId, language: Language) => ids.get(`${form}.${language}`) ?? ids.get(form) ?? '';
  const missing = versions.filter(([form, language]) => !idOf(form, language)).map((version) => version.join('.'));
  if (missing.length > 0) complain('FORM_PROVIDER_FORMS', `no id for ${missing.join(', ')}`);
  const forms = fromKeys(formIds, (form) => fromKeys(languages, (language) => idOf(form, language)));
  const [account, region] = provider === 'hubspot' ? [place[0] ?? '', place[1] ?? 'eu1'] : ['', place[0] ?? 'eu'];
  return { provider, region, account, forms };
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

function fromKeys<Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
}

/** The attribute of the html element that names the form service to the scripts; empty for the site's own. */
export function providerAttribute(settings: ProviderSettings | null): string {
  return settings ? ` data-form-provider="${JSON.stringify(settings).replaceAll('"', '&quot;')}"` : '';
}
