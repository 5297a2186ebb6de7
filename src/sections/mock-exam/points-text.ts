import type { Language } from '../../i18n/language.ts';

/** Points as the test's lists write them: "26,06", "25", "−3,3". */
export function pointsText(points: number, language: Language): string {
  return points.toLocaleString(language, { maximumFractionDigits: 2 }).replace('-', '−');
}
