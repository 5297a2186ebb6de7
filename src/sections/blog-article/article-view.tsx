import type { Article } from '../../features/blog/article.ts';
import { Prose } from '../../features/navigation/prose.tsx';
import { ArticleContents } from './article-contents.tsx';
import { ArticleHeader } from './article-header.tsx';
import styles from './article-view.module.css';
import { ShareLinks } from './share-links.tsx';

/** Shorter articles need no list of their parts. */
const longArticle = 4;

/** One article, from its title to the links that pass it on. */
export function ArticleView({ article }: { article: Article }) {
  const { title, html, sections, address } = article;
  return (
    <article>
      <ArticleHeader article={article} />
      <div className={`${styles.columns} wrap`}>
        {sections.length >= longArticle && <ArticleContents sections={sections} />}
        <Prose className={styles.body} html={html} />
        <ShareLinks title={title} address={address} />
      </div>
    </article>
  );
}
