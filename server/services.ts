import type { Service } from '../src/site/services.ts';
import type { Env } from './env.ts';
import { tagKinds, type TagIds } from './measurement/tag-sources.ts';

/** The settings that say what is switched on. */
export type ServiceSettings = TagIds & Pick<Env, 'WEBHOOK_URL' | 'formProvider'>;

/**
 * The attribute of the html element that names what is switched on, ready to be written; nothing when nothing is. Legal
 * pages show by it what applies (`src/site/services.ts`).
 */
export function servicesAttribute(env: ServiceSettings): string {
  const { countsVisits, countsAds } = tagKinds(env);
  const names: Service[] = [
    ...(countsVisits ? (['google-analytics'] as const) : []),
    ...(countsAds ? (['google-ads'] as const) : []),
    ...(env.WEBHOOK_URL ? (['webhook'] as const) : []),
    ...(env.formProvider ? [env.formProvider.provider] : []),
  ];
  return names.length === 0 ? '' : ` data-services="${names.join(' ')}"`;
}
