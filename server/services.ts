import type { Service } from '../src/site/services.ts';
import type { Env } from './env.ts';

/** The settings that say what is switched on. */
export type ServiceSettings = Pick<
  Env,
  'GOOGLE_TAG_ID' | 'TAG_MANAGER_ID' | 'AD_CONVERSION_LABEL' | 'WEBHOOK_URL' | 'FORM_PROVIDER'
>;

/**
 * The attribute of the html element that names what is switched on, ready to be written; nothing when nothing is. Legal
 * pages show by it what applies (`src/site/services.ts`).
 */
export function servicesAttribute(env: ServiceSettings): string {
  const settings: Partial<Record<Service, unknown>> = {
    // A container may hold tags of both kinds.
    'google-analytics': env.GOOGLE_TAG_ID ?? env.TAG_MANAGER_ID,
    'google-ads': env.AD_CONVERSION_LABEL ?? env.TAG_MANAGER_ID,
    webhook: env.WEBHOOK_URL,
    ...(env.FORM_PROVIDER === 'builtin' ? {} : { [env.FORM_PROVIDER]: true }),
  };
  const names = Object.entries(settings).flatMap(([name, setting]) => (setting ? [name] : []));
  return names.length === 0 ? '' : ` data-services="${names.join(' ')}"`;
}
