import { longDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/provider.tsx';

/** A day in long form; a text that is no day stays as it is. */
export function ArticleDate({ date }: { date: string }) {
  const shown = longDate(date, useLanguage());
  return shown === date ? date : <time dateTime={date}>{shown}</time>;
}
