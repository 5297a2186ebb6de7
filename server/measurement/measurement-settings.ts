import { z } from 'zod';
import { origin, port } from '../env-types.ts';

/** The settings of analytics and advertisements, a part of the server's environment; everything is off by default. */
export const measurementVariables = {
  /** Id of the Google tag for analytics. */
  GOOGLE_TAG_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'an id such as G-XXXXXXXXXX')
    .optional(),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'an id such as GTM-XXXXXXX')
    .optional(),
  /** Account and label of the ad conversion that an enquiry counts as. */
  AD_CONVERSION_LABEL: z
    .string()
    .regex(/^AW-\d+\/[\w-]+$/, 'an account and a label such as AW-123456789/AbC-dEf')
    .optional(),
  /** Another origin of the tag scripts, such as the centre's own tagging server. */
  TAG_ORIGIN: origin('https://tags.example.com').optional(),
  /** Port of the figures for Prometheus; none by default. It must not be reachable from outside. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
} as const;

const variables = z.object(measurementVariables);
type MeasurementEnv = z.output<typeof variables>;

type TagSettings = Pick<MeasurementEnv, 'GOOGLE_TAG_ID' | 'TAG_MANAGER_ID' | 'AD_CONVERSION_LABEL' | 'TAG_ORIGIN'>;

/**
 * The switched-on services as attributes of the html element, without default values.
 * `src/features/analytics/measurement-settings.ts` reads them.
 */
export function measurementAttributes(env: TagSettings): Record<string, string> {
  const attributes = {
    'data-google-tag': env.GOOGLE_TAG_ID,
    'data-tag-manager': env.TAG_MANAGER_ID,
    'data-ad-conversion': env.AD_CONVERSION_LABEL,
    'data-tag-origin': env.TAG_ORIGIN,
  };
  return Object.fromEntries(
    Object.entries(attributes).filter((attribute): attribute is [string, string] => attribute[1] !== undefined),
  );
}

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
