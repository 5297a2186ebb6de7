import type { ArticleSummary } from '../../features/blog/article.ts';
import { useWords } from '../../i18n/provider.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { useCarouselWords } from '../carousel-words.ts';
import { ArticleCard } from './article-card.tsx';
import styles from './article-shelf.module.css';
import { FeaturedArticle } from './featured-article.tsx';

/** More articles than this beside the featured one stand in a row that scrolls. */
const mostInGrid = 3;

/** The newest article large; the others in a row of cards, or in a grid where they are few. */
export function ArticleShelf({ articles: [newest, ...others] }: { articles: readonly ArticleSummary[] }) {
  const t = useWords();
  const words = useCarouselWords();
  const heading = <h2 className={styles.heading}>{t('blog.more')}</h2>;
  const cards = others.map((article) => <ArticleCard key={article.id} article={article} />);
  return (
    <div className={styles.shelf}>
      {newest && <FeaturedArticle article={newest} />}
      {others.length > mostInGrid && (
        <Carousel className={styles.row} label={t('blog.more')} words={words} perView="card" heading={heading}>
          {cards}
        </Carousel>
      )}
      {others.length > 0 && others.length <= mostInGrid && (
        <section className={styles.few} aria-label={t('blog.more')}>
          {heading}
          <div className={styles.grid}>{cards}</div>
        </section>
      )}
    </div>
  );
}
