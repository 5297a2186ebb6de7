import type { ArticleSummary } from '../../features/blog/article.ts';
import { useBlogAnswer } from '../../features/blog/blog-provider.tsx';
import { listQuestion } from '../../features/blog/blog-questions.ts';
import { useQueryValue } from '../../features/navigation/use-query-value.ts';
import { useWords } from '../../i18n/provider.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import { EmptyNote } from '../blog-notes/empty-note.tsx';
import { FailureNote } from '../blog-notes/failure-note.tsx';
import { LoadingNote } from '../blog-notes/loading-note.tsx';
import { ArticleShelf } from './article-shelf.tsx';
import styles from './blog-list.module.css';
import { TagFilter } from './tag-filter.tsx';

/** All articles, or those of the tag that the address chooses; or why there are none. */
export function BlogList() {
  const t = useWords();
  const { data, failed, askAgain } = useBlogAnswer(listQuestion);
  return (
    <div className={`${styles.band} wrap`}>
      {data && <Articles articles={data} />}
      {!data && !failed && <LoadingNote />}
      {!data && failed && (
        <FailureNote text={t('blog.listFailed')}>
          <SignButton onClick={askAgain}>{t('blog.retry')}</SignButton>
        </FailureNote>
      )}
    </div>
  );
}

function Articles({ articles }: { articles: readonly ArticleSummary[] }) {
  const t = useWords();
  const chosen = useQueryValue('tag');
  if (articles.length === 0) return <EmptyNote />;
  const tagged = articles.filter(({ tags }) => tags.some(({ id }) => id === chosen));
  // A tag that no article has, in a mistyped or an old address, chooses nothing.
  const known = tagged.length > 0 ? chosen : null;
  const shown = known ? tagged : articles;
  const name = tagged.flatMap(({ tags }) => tags).find(({ id }) => id === known)?.name;
  return (
    <>
      <TagFilter articles={articles} chosen={known} />
      <div className={name ? styles.chosen : 'visually-hidden'}>
        {name && <h2>{name}</h2>}
        <p role="status">{t(shown.length === 1 ? 'blog.count.one' : 'blog.count.other', { count: shown.length })}</p>
      </div>
      <ArticleShelf key={known} articles={shown} />
    </>
  );
}
