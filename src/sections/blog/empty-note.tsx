import { useWords } from '../../i18n/provider.tsx';
import styles from './blog.module.css';

/** A note that there is nothing to read yet. */
export function EmptyNote() {
  const t = useWords();
  return (
    <div className={`stack gap-5 leading packed ${styles.note}`} role="status">
      <h2>{t('blog.empty')}</h2>
      <p className="lead">{t('blog.emptyHint')}</p>
    </div>
  );
}
