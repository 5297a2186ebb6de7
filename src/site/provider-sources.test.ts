import { expect, test } from 'vitest';
import { providerSources } from './provider-sources.ts';

test.each([
  ['tally', 'eu', ['https://tally.so'], ['https://tally.so']],
  ['typeform', 'eu', [], ['https://form.typeform.eu']],
  ['typeform', 'us', [], ['https://form.typeform.com']],
  ['hubspot', 'eu1', ['https://js-eu1.hsforms.net'], ['https://js-eu1.hsforms.net', 'https://forms-eu1.hsforms.com']],
  ['hubspot', 'na1', ['https://js.hsforms.net'], ['https://js.hsforms.net', 'https://forms.hsforms.com']],
] as const)('%s in %s', (provider, region, scripts, frames) => {
  expect(providerSources({ provider, region })).toEqual({ scripts, frames });
});
