import { ArticleDate } from '../../features/blog/article-date.tsx';
import type { ArticleSource } from '../../schema/article.ts';
import { useWords } from '../../i18n/provider.tsx';
import { OutsideAnchor } from '../../ui/outside-anchor.tsx';
import styles from './article-sources.module.css';

/** Where what an article says can be looked up. A day stands only where somebody read the text on that day. */
export function ArticleSources({ sources }: { sources: readonly ArticleSource[] }) {
  const t = useWords();
  return (
    // Names as their publishers write them: no term is explained here.
    <section className={styles.sources} aria-labelledby="article-sources" data-unmarked data-late="">
      <h2 id="article-sources">{t('blog.sources')}</h2>
      <ol>
        {sources.map(({ title, publisher, url, checked, version }) => (
          <li key={url}>
            <OutsideAnchor href={url} hint={t('nav.newTab')}>
              {title}
            </OutsideAnchor>
            {version && ` (${version})`}
            <span className={styles.from}>
              {publisher}
              {checked && (
                <>
                  {', '}
                  {t('blog.consulted')} <ArticleDate date={checked} />
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
