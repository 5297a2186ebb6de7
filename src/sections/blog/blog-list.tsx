import type { ArticleSummary } from '../../features/blog/article.ts';
import { useQueryValue } from '../../features/page/address.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { EmptyNote } from './empty-note.tsx';
import { ArticleShelf } from './article-shelf.tsx';
import { TagFilter } from './tag-filter.tsx';

/** All articles, or those of the tag in the address; an unknown tag gives an empty list. */
export function BlogList({ articles }: { articles: readonly ArticleSummary[] }) {
  const t = useWords();
  const chosen = useQueryValue('tag');
  const shown = chosen ? articles.filter(({ tags }) => tags.some(({ id }) => id === chosen)) : articles;
  const name = shown.flatMap(({ tags }) => tags).find(({ id }) => id === chosen)?.name;
  return (
    <div className="stack gap-12 band wrap">
      <TagFilter articles={articles} chosen={chosen} />
      <div className={name ? 'cluster gap-2 gap-x-6 baseline' : 'visually-hidden'}>
        {name && <h2 className="subhead">{name}</h2>}
        <p className="quiet" role="status">
          {t(shown.length === 1 ? 'blog.count.one' : 'blog.count.other', { count: shown.length })}
        </p>
      </div>
      {shown.length === 0 ? <EmptyNote /> : <ArticleShelf key={chosen} articles={shown} />}
    </div>
  );
}
