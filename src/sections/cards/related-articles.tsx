import type { ArticleSummary } from '../../features/blog/article.ts';
import { SiteLink } from '../../features/page/site-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { ChartCard } from '../../ui/chart-card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionBand } from '../../ui/section-band.tsx';

/** Suggests articles to read next; renders nothing if there are none. */
export function RelatedArticles({ articles }: { articles: readonly ArticleSummary[] }) {
  const t = useWords();
  if (articles.length === 0) return null;
  return (
    <SectionBand tone="land" title={t('blog.related')}>
      <div className="grid-20 gap-6">
        {articles.map(({ id: other, title, description, cover }) => (
          <ChartCard
            key={other}
            picture={<Picture {...cover} alt="" fit="cover" sizes="(width <= 40rem) 92vw, 26rem" />}
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
