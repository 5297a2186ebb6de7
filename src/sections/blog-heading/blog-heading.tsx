import { useWords } from '../../i18n/provider.tsx';
import { SignTag } from '../../ui/sign-tag.tsx';
import styles from './blog-heading.module.css';

type BlogHeadingProps = {
  /** The paths of the blog's feeds in the page's language; unknown while the page loads. */
  feeds?: { atom: string; rss: string };
};

/** The header of the blog, in one low row. */
export function BlogHeading({ feeds }: BlogHeadingProps) {
  const t = useWords();
  return (
    <header className={styles.heading}>
      <div className={`cluster gap-3 gap-x-12 bottom apart ${styles.inner} wrap`}>
        <div className={`row gap-4 middle ${styles.name}`}>
          <SignTag>{t('blog.badge')}</SignTag>
          <h1>{t('blog.title')}</h1>
        </div>
        <div className="stack gap-1">
          <p className="lead">{t('blog.lead')}</p>
          {feeds && (
            <p className={`cluster middle small ${styles.feeds}`}>
              {t('blog.feeds')}
              <a href={feeds.rss} type="application/rss+xml">
                RSS
              </a>
              <a href={feeds.atom} type="application/atom+xml">
                Atom
              </a>
            </p>
          )}
        </div>
      </div>
    </header>
  );
}
