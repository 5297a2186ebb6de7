import type { Language } from '../../i18n/language.ts';

/** Points in the format of the test's lists: "26,06", "25", "−3,3". */
export function pointsText(points: number, language: Language): string {
  return points.toLocaleString(language, { maximumFractionDigits: 2 }).replace('-', '−');
}

/** Seconds in minutes and seconds: "4:05", "70:00". */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
