import { z } from 'zod';

/**
 * Settings of analytics and advertisements: nothing is switched on by default. Spread these settings into the server's
 * environment.
 */
export const measurementVariables = {
  /** Google tag of the analytics account. */
  GOOGLE_TAG_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'an id such as G-XXXXXXXXXX')
    .optional(),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'an id such as GTM-XXXXXXX')
    .optional(),
  /** Ad account and label of the conversion that an enquiry counts as. */
  AD_CONVERSION_LABEL: z
    .string()
    .regex(/^AW-\d+\/[\w-]+$/, 'an account and a label such as AW-123456789/AbC-dEf')
    .optional(),
  /** Another origin that serves the tag scripts, such as a tagging server of one's own. */
  TAG_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'an address such as https://tags.example.com' })
    .transform((value) => new URL(value).origin)
    .optional(),
  /** Port on which Prometheus reads figures; none by default. It must not be reachable from outside. */
  METRICS_PORT: z.coerce.number('a port is a number').int().min(0).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
} as const;

const variables = z.object(measurementVariables);
export type MeasurementEnv = z.output<typeof variables>;

type TagSettings = Pick<MeasurementEnv, 'GOOGLE_TAG_ID' | 'TAG_MANAGER_ID' | 'AD_CONVERSION_LABEL' | 'TAG_ORIGIN'>;

/**
 * Writes the switched-on services as attributes of the html element, after the visitor's attributes. Values equal to
 * the default are left out. `src/features/analytics/measurement-settings.ts` reads them.
 */
export function measurementAttributes(env: TagSettings): string {
  const attributes = {
    'google-tag': env.GOOGLE_TAG_ID,
    'tag-manager': env.TAG_MANAGER_ID,
    'ad-conversion': env.AD_CONVERSION_LABEL,
    'tag-origin': env.TAG_ORIGIN,
  };
  return Object.entries(attributes)
    .flatMap(([name, value]) => (value === undefined ? [] : [` data-${name}="${value}"`]))
    .join('');
}
