/** The Core Web Vitals: largest paint and slowest reaction in milliseconds, layout shift without a unit. */
export const vitalNames = ['LCP', 'INP', 'CLS'] as const;
export type VitalName = (typeof vitalNames)[number];

/** Where browsers send what they measured, and what: one visit's values and the route that was loaded. No identifier. */
export const vitalsPath = '/measure/vitals';
export type VitalsReport = { page: string; values: { name: VitalName; value: number }[] };
