import { conditions, type Condition } from '../src/site/services.ts';
import type { Env } from './env.ts';
import { tagKinds, type TagIds } from './measurement/measurement-settings.ts';

/** The settings that switch on external services. */
export type ServiceSettings = TagIds & Pick<Env, 'WEBHOOK_URL' | 'tallyForms' | 'GEO_SERVICE_URL'>;

/** The conditions of legal texts that apply under these settings (`src/site/services.ts`). */
export function metConditions(env: ServiceSettings): ReadonlySet<Condition> {
  const { countsVisits, countsAds } = tagKinds(env);
  const holds: Record<Condition, boolean> = {
    'google-analytics': countsVisits,
    'google-ads': countsAds,
    google: countsVisits || countsAds,
    'no-google-analytics': !countsVisits,
    tally: env.tallyForms !== null,
    'own-forms': env.tallyForms === null,
    webhook: env.WEBHOOK_URL !== undefined,
    'own-countries': env.GEO_SERVICE_URL === undefined,
    'other-countries': env.GEO_SERVICE_URL !== undefined,
  };
  return new Set(conditions.filter((condition) => holds[condition]));
}
