import { SiteLink } from '../../features/page/site-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { HoldingMark } from '../../ui/holding-position.tsx';
import styles from './header.module.css';

/** The centre's name and mark, as a link to the home page. */
export function Brand({ name }: { name: string }) {
  const t = useWords();
  return (
    <SiteLink className={`row gap-3 middle strong plain ${styles.brand}`} to="home">
      <HoldingMark className={styles.mark} />
      <span>
        {name}
        <small className="stack caption">{t('brand.tagline')}</small>
        <span className="visually-hidden">, {t('nav.home')}</span>
      </span>
    </SiteLink>
  );
}
