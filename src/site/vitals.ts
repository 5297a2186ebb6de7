/** The Core Web Vitals: largest paint and slowest reaction in milliseconds, layout shift without a unit. */
export const vitalNames = ['LCP', 'INP', 'CLS'] as const;
export type VitalName = (typeof vitalNames)[number];

/**
 * The address and content of browsers' measurements: one visit's values and the route that was loaded. They hold no
 * identifier.
 */
export const vitalsPath = '/measure/vitals';
export type VitalsReport = { page: string; values: { name: VitalName; value: number }[] };
