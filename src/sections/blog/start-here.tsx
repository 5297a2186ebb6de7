import type { FirstStep } from '../../features/blog/article.ts';
import { SiteLink } from '../../features/page/site-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import styles from './blog.module.css';

/** The reading list for beginners: the first articles to read, in order, connected by a line. */
export function StartHere({ steps }: { steps: readonly FirstStep[] }) {
  const t = useWords();
  return (
    <nav className={styles.band} aria-labelledby="start-here">
      <div className={`stack gap-5 gap-x-8 ${styles.inner} wrap`}>
        <h2 className="title" id="start-here">
          {t('blog.startHere')}
        </h2>
        <ol className={`stack ${styles.steps}`}>
          {steps.map(({ id, step, title }) => (
            <li key={id}>
              <SiteLink className="stack gap-1 plain" to="article" params={{ slug: id }}>
                <strong className="lit">{step}</strong>
                <span className="note">{title}</span>
              </SiteLink>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
