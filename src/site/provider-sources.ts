import type { ProviderSettings } from '../schema/form-provider.ts';

/** Origins that a page has to reach for the forms of a form service, by the kind of request. */
export type ProviderSources = {
  scripts: readonly string[];
  /** Its messages come from these too. */
  frames: readonly string[];
};

/**
 * The origins of a form service: the content security policy allows them, and messages are believed from them. As its
 * documentation says: developers.tally.so/widgets, developers.hubspot.com (global form events, embed code of the forms
 * editor), `buildIframeSrc` of npm package @typeform/embed 6.1.1.
 */
export function providerSources({ provider, region }: Pick<ProviderSettings, 'provider' | 'region'>): ProviderSources {
  if (provider === 'tally') return { scripts: ['https://tally.so'], frames: ['https://tally.so'] };
  if (provider === 'typeform')
    return { scripts: [], frames: [`https://form.typeform.${region === 'eu' ? 'eu' : 'com'}`] };
  const centre = region === 'na1' ? '' : `-${region}`;
  const scripts = `https://js${centre}.hsforms.net`;
  return { scripts: [scripts], frames: [scripts, `https://forms${centre}.hsforms.com`] };
}
