import type { ProviderSettings } from '../../../schema/form-provider.ts';
import type { FormProvider } from './form-provider.ts';
import { hubspot } from './hubspot.ts';
import { tally } from './tally.ts';
import { typeform } from './typeform.ts';

/** The form services of other companies. */
export const foreignProviders: Record<ProviderSettings['provider'], (settings: ProviderSettings) => FormProvider> = {
  tally,
  hubspot,
  typeform,
};
