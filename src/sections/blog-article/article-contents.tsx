import { useWords } from '../../i18n/provider.tsx';
import type { ArticleSection } from '../../schema/compiled-article.ts';
import { ContentsList } from '../../ui/contents-list.tsx';
import styles from './article.module.css';

/** The table of contents of a long article. */
export function ArticleContents({ sections }: { sections: readonly ArticleSection[] }) {
  const t = useWords();
  return (
    <nav className={`small headed ${styles.contents}`} data-print="hide" aria-labelledby="article-contents">
      <h2 className="small" id="article-contents">
        {t('blog.contents')}
      </h2>
      <ContentsList sections={sections} />
    </nav>
  );
}
