import { SiteLink } from '../../features/page/site-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import type { TrailStep } from '../../site/trail.ts';
import styles from './header.module.css';

/** The pages from the home page to the current page; nothing if the page has no parents. */
export function Breadcrumbs({ trail }: { trail: readonly TrailStep[] }) {
  const t = useWords();
  const here = trail.at(-1);
  if (!here) return null;
  return (
    <nav className={`fine ${styles.trail}`} data-print="hide" aria-label={t('breadcrumbs.label')}>
      <ol className="wrap">
        {trail.slice(0, -1).map(({ route, name }) => (
          <li key={route}>
            <SiteLink to={route}>{name}</SiteLink>
          </li>
        ))}
        <li aria-current="page">{here.name}</li>
      </ol>
    </nav>
  );
}
