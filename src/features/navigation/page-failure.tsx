import { useWords } from '../../i18n/provider.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import styles from './page-failure.module.css';

/** What stands in a page's place when it could not be loaded: what happened, and a way to try again. */
export function PageFailure() {
  const t = useWords();
  return (
    <section className={styles.failure} role="alert">
      <h1>{t('failure.title')}</h1>
      <p>{t('failure.text')}</p>
      <SignButton onClick={() => window.location.reload()}>{t('failure.retry')}</SignButton>
    </section>
  );
}
