import { longDate } from '../i18n/format.ts';
import type { Language } from '../i18n/language.ts';
import type { TranslateAll } from '../i18n/words/words.ts';
import type { SelectionRound } from '../schema/selection-round.ts';

/** Writes the days for applications, such as “December 12, 2023 to December 26, 2023” or “until December 12, 2025”. */
export function inscriptionPeriod(
  { from, to }: NonNullable<SelectionRound['inscription']>,
  { language, t }: { language: Language; t: TranslateAll },
): string {
  const last = longDate(to, language);
  return from ? t('round.fromTo', { from: longDate(from, language), to: last }) : t('round.to', { to: last });
}
