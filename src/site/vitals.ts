/**
 * The Core Web Vitals: largest contentful paint and interaction to next paint in milliseconds, cumulative layout shift
 * without a unit.
 */
export const vitalNames = ['LCP', 'INP', 'CLS'] as const;
export type VitalName = (typeof vitalNames)[number];

/** Path and body of browsers' measurements: the values of one visit and its first route, without an identifier. */
export const vitalsPath = '/measure/vitals';
export type VitalsReport = { page: string; values: { name: VitalName; value: number }[] };
