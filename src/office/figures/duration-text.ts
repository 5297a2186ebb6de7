import { locales, type Language } from '../../i18n/language.ts';

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** A duration in the largest unit that fits, with one decimal below ten: «2,5 horas»; a dash for null. */
export function durationText(seconds: number | null, language: Language): string {
  if (seconds === null) return '–';
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? (['minute', 60] as const);
  const value = seconds / length;
  return new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
