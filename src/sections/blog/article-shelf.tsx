import type { ArticleSummary } from '../../features/blog/article.ts';
import { useWords } from '../../i18n/provider.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { useCarouselWords } from '../carousel-words.ts';
import { ArticleCard } from './article-card.tsx';
import styles from './blog.module.css';
import { FeaturedArticle } from './featured-article.tsx';

/** Maximum number of articles without a carousel, besides the featured one. */
const mostInGrid = 3;
/** Number of articles in the grid above the carousel, if at least as many are left for the carousel. */
const newestInGrid = 6;

/**
 * The newest article is large; the others are in a carousel, or in a grid if they are few. If there are many, the
 * newest of them are in a grid too, as the carousel shows only a few at a time. The carousel repeats these articles at
 * its end.
 */
export function ArticleShelf({ articles: [newest, ...others] }: { articles: readonly ArticleSummary[] }) {
  const t = useWords();
  const words = useCarouselWords();
  const inGrid = others.length >= 2 * newestInGrid ? newestInGrid : others.length > mostInGrid ? 0 : others.length;
  const name = t(inGrid < others.length ? 'blog.latest' : 'blog.more');
  const row = [...others.slice(inGrid), ...others.slice(0, inGrid)];
  return (
    <div className="stack gap-12">
      {newest && <FeaturedArticle article={newest} />}
      {inGrid > 0 && (
        <section className="stack gap-6" aria-label={name}>
          <h2 className="subhead">{name}</h2>
          <div className={`grid-20 gap-6 ${styles.grid}`}>
            {others.slice(0, inGrid).map((article) => (
              <ArticleCard key={article.id} article={article} />
            ))}
          </div>
        </section>
      )}
      {others.length > mostInGrid && (
        <Carousel
          label={t('blog.more')}
          words={words}
          perView="card"
          heading={<h2 className="subhead">{t('blog.more')}</h2>}
        >
          {row.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </Carousel>
      )}
    </div>
  );
}
