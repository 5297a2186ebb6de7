import { useWords } from '../../i18n/provider.tsx';
import styles from './blog-note.module.css';

/** Shows a spinner until the articles have loaded. */
export function LoadingNote() {
  const t = useWords();
  return (
    <div className={`stack gap-5 leading packed ${styles.note}`}>
      <p className="row gap-4 middle quiet" role="status">
        <span className={styles.spinner} data-spinner="" />
        {t('loading')}
      </p>
    </div>
  );
}
