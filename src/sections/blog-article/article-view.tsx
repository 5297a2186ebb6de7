import type { Article } from '../../features/blog/article.ts';
import { Prose } from '../../ui/prose.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ArticleContents } from './article-contents.tsx';
import figures from './article-figures.module.css';
import { ArticleHeader } from './article-header.tsx';
import { ArticleSources } from './article-sources.tsx';
import styles from './article.module.css';
import { NextStepCard } from './next-step-card.tsx';
import { ShareLinks } from './share-links.tsx';
import { useWords } from '../../i18n/provider.tsx';

/** An article with at least this many sections has a table of contents. */
const longArticle = 4;

/** An article, from its title to the links for sharing it. */
export function ArticleView({ article }: { article: Article }) {
  const { title, html, sections, address, sources, next } = article;
  const t = useWords();
  return (
    <article>
      <ArticleHeader article={article} />
      <div className={`stack gap-12 top ${styles.columns} wrap`}>
        {sections.length >= longArticle && <ArticleContents sections={sections} />}
        <div className={styles.text}>
          <table-search
            data-class={styles.search}
            data-label={t('blog.tableSearch')}
            data-none={t('blog.tableNothing')}
            data-one={t('blog.tableFound.one', { count: '{count}' })}
            data-other={t('blog.tableFound.other', { count: '{count}' })}
          >
            <Prose className={classNames(styles.body, figures.figures, styles.round)} html={html} />
          </table-search>
        </div>
        <NextStepCard next={next} />
        <ArticleSources sources={sources} />
        <ShareLinks title={title} address={address} />
      </div>
    </article>
  );
}
