import { SiteLink } from '../../features/page/site-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import type { Shell } from '../../site/shell.ts';
import { SignTag } from '../../ui/sign-tag.tsx';
import styles from './header.module.css';

/** The bar above the header with the next course. */
export function NextCourseBanner({ banner }: { banner: NonNullable<Shell['banner']> }) {
  const t = useWords();
  return (
    <aside className={`small ${styles.banner}`} data-tone="deep" aria-label={t('banner.label')}>
      <div className={`row gap-3 gap-x-4 middle ${styles.line} wrap`}>
        <SignTag data-sample={banner.sample}>{banner.code}</SignTag>
        <p>{banner.text} </p>
        <SiteLink to={banner.route} anchor={banner.anchor}>
          {banner.action}
        </SiteLink>
      </div>
    </aside>
  );
}
