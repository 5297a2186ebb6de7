import { ArticleDate } from '../../features/blog/article-date.tsx';
import type { Article } from '../../features/blog/article.ts';
import { SiteLink } from '../../features/page/site-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { Cells } from '../../ui/cells.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { SampleNote } from '../blog/sample-note.tsx';
import styles from './article.module.css';

/** The beginning of an article: its title, the answer, and then its topics, cover, dates and author. */
export function ArticleHeader({ article }: { article: Article }) {
  const t = useWords();
  const { title, description, answers, cover, date, updated, author, minutes, tags, sample } = article;
  const cells = [
    { label: t('blog.published'), value: <ArticleDate date={date} /> },
    ...(updated === date ? [] : [{ label: t('blog.updated'), value: <ArticleDate date={updated} /> }]),
    { label: t('blog.writtenBy'), value: author },
    { label: t('blog.reading'), value: t('blog.minutes', { minutes }) },
  ];
  return (
    <header className={`columns-1-1 gap-4 gap-x-12 top ${styles.header} wrap`}>
      <TextLink className="whole" arrow="back" render={<SiteLink to="blog" />}>
        {t('blog.back')}
      </TextLink>
      <div className={`stack gap-5 ${styles.words}`}>
        <h1>{title}</h1>
        <div className={`stack gap-1 ${styles.answer}`}>
          <p className="note">{answers}</p>
          <p>{description}</p>
        </div>
        {sample && <SampleNote className="small" />}
        <ul className="cluster gap-2 gap-x-4" aria-label={t('blog.tags')}>
          {tags.map(({ id, name }) => (
            <li key={id}>
              <SiteLink className="tap small link" to="blog" suffix={`?tag=${id}`}>
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
      <div className={`panel ${styles.chart}`}>
        <Picture {...cover} priority sizes="(width <= 60rem) calc(100vw - max(3rem, 11vw) - 3px), 40rem" />
        <div className={styles.block}>
          <Cells cells={cells} />
        </div>
      </div>
    </header>
  );
}
