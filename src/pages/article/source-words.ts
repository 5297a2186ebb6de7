import type { ArticleSource as SourceShown } from '../../features/blog/article.ts';
import { longDate, longMonth } from '../../i18n/format.ts';
import { keepTogether } from '../../i18n/keep-together.ts';
import type { Language } from '../../i18n/language.ts';
import { isOldSource, type ArticleSource } from '../../schema/article.ts';
import type { ContentRequest } from '../page-content.ts';

/**
 * A source as its article shows it: its own date and, apart, the day on which it was read.
 * @param on ISO day of the article's last change, from which the source's age is counted
 */
export function sourceWords(
  source: ArticleSource,
  on: string,
  { language, t }: Pick<ContentRequest, 'language' | 't'>,
): SourceShown {
  const { title, publisher, url, dated, read, note } = source;
  const date = sourceDate(dated, language);
  const own =
    dated === 'unknown'
      ? t('blog.sourceUndated')
      : t(isOldSource(source, on) ? 'blog.sourceDatedOld' : 'blog.sourceDated', { date });
  return {
    title: keepTogether(title),
    publisher: keepTogether(publisher),
    url,
    dated: keepTogether(note ? `${own} (${note})` : own),
    read: read === 'never' ? t('blog.sourceUnread') : keepTogether(t('blog.sourceRead', { day: longDate(read, language) })),
  };
}

/** A year, a month or a day, in long form. */
function sourceDate(dated: string, language: Language): string {
  if (dated.length === 4) return dated;
  return dated.length === 7 ? longMonth(dated, language) : longDate(dated, language);
}
