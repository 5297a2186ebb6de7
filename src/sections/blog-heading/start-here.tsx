import type { FirstStep } from '../../features/blog/article.ts';
import { SiteLink } from '../../features/page/site-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import styles from './start-here.module.css';

/** The reading list for beginners: the first articles to read, in order, connected by a line. */
export function StartHere({ steps }: { steps: readonly FirstStep[] }) {
  const t = useWords();
  return (
    <nav className={styles.band} aria-labelledby="start-here">
      <div className={`${styles.inner} wrap`}>
        <h2 id="start-here">{t('blog.startHere')}</h2>
        <ol className={styles.steps}>
          {steps.map(({ id, step, title }) => (
            <li key={id}>
              <SiteLink to="article" params={{ slug: id }}>
                <strong>{step}</strong>
                <span>{title}</span>
              </SiteLink>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
