import { useWords } from '../../i18n/provider.tsx';
import { SignTag } from '../../ui/sign-tag.tsx';
import styles from './blog-heading.module.css';

/** The dark opening of the blog. */
export function BlogHeading({ feed }: { feed: string }) {
  const t = useWords();
  return (
    <header data-tone="deep">
      <div className={`${styles.inner} wrap`}>
        <div className={styles.name}>
          <SignTag>{t('blog.badge')}</SignTag>
          <h1>{t('blog.title')}</h1>
        </div>
        <div className={styles.words}>
          <p className="lead">{t('blog.lead')}</p>
          <a className={styles.feed} href={feed} type="application/atom+xml">
            {t('blog.feed')}
          </a>
        </div>
      </div>
    </header>
  );
}
