import type { ProviderSettings } from '../../../schema/form-provider.ts';
import { builtin } from './builtin.ts';
import type { FormProvider } from './form-provider.ts';

/**
 * The form service of this document: the one in an attribute of the html element, set by the server, or the site's own.
 * The code of another service is loaded only if it is configured.
 */
export async function formProvider({ formProvider: text }: DOMStringMap): Promise<FormProvider> {
  if (!text) return builtin;
  const settings = JSON.parse(text) as ProviderSettings;
  const { foreignProviders } = await import('./foreign-providers.ts');
  return foreignProviders[settings.provider](settings);
}
