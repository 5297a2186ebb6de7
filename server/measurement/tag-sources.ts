import type { MeasurementEnv } from './measurement-settings.ts';

/** The origins that the configured tags need, by the kind of request. */
export type TagSources = { scripts: string[]; connections: string[]; images: string[]; frames: string[] };

// From the lists for each product in Google's guide to content security policies for tags.
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

/** The kinds of tags that are configured: analytics and advertisements. A container of Tag Manager may have both. */
export function tagKinds(env: TagIds): { countsVisits: boolean; countsAds: boolean } {
  return {
    countsVisits: Boolean(env.GOOGLE_TAG_ID ?? env.TAG_MANAGER_ID),
    countsAds: Boolean(env.AD_CONVERSION_LABEL ?? env.TAG_MANAGER_ID),
  };
}

/**
 * The origins that the content security policy allows for the configured tags; none without tags. Custom code in a
 * container remains blocked.
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
