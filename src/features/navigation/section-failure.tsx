import { useWords } from '../../i18n/provider.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import styles from './page-failure.module.css';

/** Replaces a section that could not be loaded. The rest of the page goes on working. */
export function SectionFailure() {
  const t = useWords();
  return (
    <div className={`${styles.failure} wrap`} role="alert">
      <p>{t('failure.section')}</p>
      <SignButton onClick={() => window.location.reload()}>{t('failure.retry')}</SignButton>
    </div>
  );
}
