import { builtin } from './builtin.ts';
import type { FormProvider } from './form-provider.ts';

/** The form services that the site can be configured with. */
const providerNames = ['builtin'] as const;
export type ProviderName = (typeof providerNames)[number];

export const providers = { builtin } satisfies Record<ProviderName, FormProvider>;
