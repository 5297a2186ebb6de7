import type { ProviderSettings } from '../schema/form-provider.ts';

/** Origins that a page needs for the forms of a form service, by the kind of request. */
export type ProviderSources = {
  scripts: readonly string[];
  /** Also the origins of its messages. */
  frames: readonly string[];
};

/**
 * The origins of a form service, for the content security policy and for checking messages. From its documentation:
 * developers.tally.so/widgets, developers.hubspot.com (global form events, embed code of the forms editor),
 * `buildIframeSrc` of npm package @typeform/embed 6.1.1.
 */
export function providerSources({ provider, region }: Pick<ProviderSettings, 'provider' | 'region'>): ProviderSources {
  if (provider === 'tally') return { scripts: ['https://tally.so'], frames: ['https://tally.so'] };
  if (provider === 'typeform')
    return { scripts: [], frames: [`https://form.typeform.${region === 'eu' ? 'eu' : 'com'}`] };
  const centre = region === 'na1' ? '' : `-${region}`;
  const scripts = `https://js${centre}.hsforms.net`;
  return { scripts: [scripts], frames: [scripts, `https://forms${centre}.hsforms.com`] };
}
