import { SiteLink } from '../../features/page/site-link.tsx';
import { useLanguage, useWords } from '../../i18n/provider.tsx';
import { formAddress } from '../../schema/form-submission.ts';
import { tellMeForm } from '../../schema/site-form.ts';
import { waitedCall } from '../../schema/waited-call.ts';
import { decidingMenu } from '../../site/menus.ts';
import type { PageId } from '../../site/page-data.ts';
import styles from './header.module.css';

const datesMenu = ['calendar', 'visits'] as const;

/** The tools for deciding, and below them dates and the notice of ENAIRE's call; the current page is marked. */
export function DecidingLinks({ page }: { page: PageId }) {
  const t = useWords();
  const language = useLanguage();
  const items = (ids: readonly ((typeof decidingMenu)[number] | (typeof datesMenu)[number])[]) =>
    ids.map((id) => (
      <li key={id}>
        <SiteLink to={id} aria-current={id === page ? 'page' : undefined}>
          {t(`nav.${id}`)}
        </SiteLink>
      </li>
    ));
  return (
    <div className={styles.links}>
      <ul>{items(decidingMenu)}</ul>
      <p className="caption ruled">{t('nav.dates')}</p>
      <ul>
        {items(datesMenu)}
        <li>
          <a rel="nofollow" href={formAddress({ form: tellMeForm, language, course: waitedCall })}>
            {t('nav.enaireCall')}
          </a>
        </li>
      </ul>
    </div>
  );
}
