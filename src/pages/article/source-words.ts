import type { ArticleSource as SourceShown } from '../../features/blog/article.ts';
import { longDate, longMonth } from '../../i18n/format.ts';
import { keepTogether } from '../../i18n/keep-together.ts';
import type { Language } from '../../i18n/language.ts';
import { isOldSource, type ArticleSource } from '../../schema/article.ts';
import type { ContentRequest } from '../page-content.ts';

type Wording = Pick<ContentRequest, 'language' | 't'>;

/**
 * The texts about a source of an article: its own date and, separately, the day of reading.
 * @param on ISO day of the article's last change, from which the source's age is counted
 */
export function sourceWords(source: ArticleSource, on: string, { language, t }: Wording): SourceShown {
  const { title, publisher, url, read, note } = source;
  const shown = { title: keepTogether(title), publisher: keepTogether(publisher), url };
  if (read === 'never') return { ...shown, dated: '', read: t('blog.sourceUnread') };
  const dated = datedWords(source, on, { language, t });
  return {
    ...shown,
    dated: keepTogether(note ? `${dated} (${note})` : dated),
    read: keepTogether(t('blog.sourceRead', { day: longDate(read, language) })),
  };
}

function datedWords(source: ArticleSource, on: string, { language, t }: Wording): string {
  const { dated } = source;
  if (dated === 'unknown') return t('blog.sourceUndated');
  return t(isOldSource(source, on) ? 'blog.sourceDatedOld' : 'blog.sourceDated', { date: sourceDate(dated, language) });
}

/** A year, a month or a day, in long form. */
function sourceDate(dated: string, language: Language): string {
  if (dated.length === 4) return dated;
  return dated.length === 7 ? longMonth(dated, language) : longDate(dated, language);
}
