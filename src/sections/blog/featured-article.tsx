import { ArticleDate } from '../../features/blog/article-date.tsx';
import type { ArticleSummary } from '../../features/blog/article.ts';
import { SiteLink } from '../../features/page/site-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { SampleNote } from './sample-note.tsx';
import styles from './blog.module.css';
import { TagList } from './tag-list.tsx';

/** Number of tags on the large card. */
const tagCount = 4;

/** The newest article, on a large card with its title block at the side. */
export function FeaturedArticle({ article }: { article: ArticleSummary }) {
  const t = useWords();
  const { id, title, description, cover, date, tags, sample } = article;
  return (
    <article className={`stack panel covered ${styles.card}`} aria-labelledby="featured-article">
      <div className={`stack ${styles.picture}`}>
        <Picture
          {...cover}
          alt=""
          fit="cover"
          priority
          sizes="(width <= 75rem) calc(100vw - max(3rem, 11vw) - 3px), 44rem"
        />
      </div>
      <div className={`stack gap-4 leading ${styles.words}`}>
        <p className="quiet">
          <ArticleDate date={date} />
        </p>
        <h2 className="lit" id="featured-article">
          {title}
        </h2>
        <p className="quiet">{description}</p>
        {sample && <SampleNote short />}
        <TagList tags={tags.slice(0, tagCount)} />
        <TextLink className="cover" render={<SiteLink to="article" params={{ slug: id }} />}>
          {t('blog.readMore')}
          <span className="visually-hidden">: {title}</span>
        </TextLink>
      </div>
    </article>
  );
}
