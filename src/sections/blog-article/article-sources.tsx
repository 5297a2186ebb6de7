import type { ArticleSource } from '../../features/blog/article.ts';
import { useWords } from '../../i18n/provider.tsx';
import { OutsideAnchor } from '../../ui/outside-anchor.tsx';

/** The sources of an article: each with its own date and the day on which it was read. */
export function ArticleSources({ sources }: { sources: readonly ArticleSource[] }) {
  const t = useWords();
  return (
    // Publishers' names stay as they are: no term in them is explained.
    <section className="prose headed" aria-labelledby="article-sources" data-unmarked>
      <h2 id="article-sources">{t('blog.sources')}</h2>
      <ol className="small">
        {sources.map(({ title, publisher, url, dated, read }) => (
          <li key={url}>
            <OutsideAnchor href={url} hint={t('nav.newTab')}>
              {title}
            </OutsideAnchor>
            <span className="stack quiet">{publisher}</span>
            <span className="cluster gap-x-4 quiet">
              {dated && <span>{dated}</span>}
              <span>{read}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
