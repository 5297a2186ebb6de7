import { longDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/provider.tsx';

/** A day in long form; a text that is not a date stays unchanged. */
export function ArticleDate({ date }: { date: string }) {
  const shown = longDate(date, useLanguage());
  return shown === date ? date : <time dateTime={date}>{shown}</time>;
}
