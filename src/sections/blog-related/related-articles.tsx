import { useQuery } from '@tanstack/react-query';
import { relatedQuery } from '../../features/blog/blog-queries.ts';
import { useBlogSource } from '../../features/blog/blog-source-context.tsx';
import { SiteLink } from '../../features/navigation/site-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { ChartCard } from '../../ui/chart-card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import styles from './related-articles.module.css';

/** What to read next. Drawn once the article is there; without an answer, or until there is one, it is left out. */
export function RelatedArticles({ id }: { id: string }) {
  const t = useWords();
  const { data: articles = [] } = useQuery(relatedQuery(useBlogSource(), id));
  if (articles.length === 0) return null;
  return (
    <SectionBand tone="land" title={t('blog.related')}>
      <div className={styles.cards}>
        {articles.map(({ id: other, title, description, cover }) => (
          <ChartCard
            key={other}
            picture={<Picture {...cover} alt="" caption={undefined} fit="cover" sizes="(width <= 40rem) 92vw, 26rem" />}
            name={title}
            action={{ render: <SiteLink to="article" params={{ slug: other }} /> }}
          >
            <p>{description}</p>
          </ChartCard>
        ))}
      </div>
    </SectionBand>
  );
}
