import { useWords } from '../../i18n/provider.tsx';
import type { ArticleSection } from '../../schema/compiled-article.ts';
import styles from './article-contents.module.css';

/** The table of contents of a long article. */
export function ArticleContents({ sections }: { sections: readonly ArticleSection[] }) {
  const t = useWords();
  return (
    <nav className={`small ${styles.contents}`} data-print="hide" aria-labelledby="article-contents">
      <h2 id="article-contents">{t('blog.contents')}</h2>
      <ol>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
