import { ArticleDate } from '../../features/blog/article-date.tsx';
import type { ArticleSummary } from '../../features/blog/article.ts';
import { SiteLink } from '../../features/page/site-link.tsx';
import { ChartCard } from '../../ui/chart-card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SampleNote } from './sample-note.tsx';
import styles from './blog.module.css';
import { TagList } from './tag-list.tsx';

/** Number of tags on an ordinary card: more would wrap on a phone. */
const tagCount = 3;

/** One article in the list, as a card. */
export function ArticleCard({ article: { id, title, cover, date, tags, sample } }: { article: ArticleSummary }) {
  return (
    <ChartCard
      picture={<Picture {...cover} alt="" fit="cover" sizes="(width <= 24rem) 92vw, 24rem" />}
      kicker={<ArticleDate date={date} />}
      name={title}
      action={{ render: <SiteLink to="article" params={{ slug: id }} /> }}
    >
      {sample && <SampleNote short />}
      <TagList className={styles.tags} tags={tags.slice(0, tagCount)} />
    </ChartCard>
  );
}
