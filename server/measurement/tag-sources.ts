import type { MeasurementEnv } from './measurement-settings.ts';

/** Origins that a page has to reach for the tags that are switched on, by the kind of request. */
export type TagSources = { scripts: string[]; connections: string[]; images: string[]; frames: string[] };

// Source: the lists for each product in Google's guide to content security policies for tags.
const tagScripts = 'https://*.googletagmanager.com';
const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
const adServers = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
];
const adPixels = ['https://www.google.com', 'https://google.com', 'https://www.google.es'];
const adFrames = ['https://www.googletagmanager.com', 'https://td.doubleclick.net'];

/** The settings that switch tags on. */
export type TagIds = Pick<MeasurementEnv, 'GOOGLE_TAG_ID' | 'TAG_MANAGER_ID' | 'AD_CONVERSION_LABEL'>;

/** Lists what the configured tags count. A container may hold tags of both kinds. */
export function tagKinds(env: TagIds): { countsVisits: boolean; countsAds: boolean } {
  return {
    countsVisits: Boolean(env.GOOGLE_TAG_ID ?? env.TAG_MANAGER_ID),
    countsAds: Boolean(env.AD_CONVERSION_LABEL ?? env.TAG_MANAGER_ID),
  };
}

/**
 * Lists the sources that the content security policy has to allow for the configured tags, and none without them.
 * Custom code in a container stays forbidden.
 */
export function tagSources(env: TagIds & Pick<MeasurementEnv, 'TAG_ORIGIN'>): TagSources {
  const { countsVisits, countsAds } = tagKinds(env);
  if (!countsVisits && !countsAds) return { scripts: [], connections: [], images: [], frames: [] };
  const tags = [...(env.TAG_ORIGIN ? [env.TAG_ORIGIN] : []), tagScripts];
  return {
    scripts: [...tags, ...(countsAds ? [...adServers, 'https://www.google.com'] : [])],
    connections: [...tags, ...(countsVisits ? analytics : []), ...(countsAds ? [...adServers, ...adPixels] : [])],
    images: [...tags, ...(countsVisits ? analytics : []), ...(countsAds ? [...adServers, ...adPixels] : [])],
    frames: countsAds ? adFrames : [],
  };
}
