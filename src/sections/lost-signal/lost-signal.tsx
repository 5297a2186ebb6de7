import { useAddress } from '../../features/page/address.tsx';
import { SiteLink } from '../../features/page/site-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { readablePath } from '../../site/readable-path.ts';
import { SignButton } from '../../ui/sign-button.tsx';
import styles from './lost-signal.module.css';
import narrowScope from './scope-narrow.svg?raw';
import wideScope from './scope-wide.svg?raw';

// The scopes are drawn by art/charts and committed: no other markup is inserted as HTML here.
const scopes = [
  { place: styles.wide, markup: { __html: wideScope } },
  { place: styles.narrow, markup: { __html: narrowScope } },
];

/** The screen for unknown addresses: a radar without its target, the address, and two links to go on. */
export function LostSignal() {
  const t = useWords();
  const path = readablePath(useAddress().pathname);
  return (
    <section className={`stack middle ${styles.lost}`} data-tone="deep">
      {scopes.map(({ place, markup }) => (
        <div key={place} className={`${styles.scope} ${place}`} aria-hidden="true" dangerouslySetInnerHTML={markup} />
      ))}
      <div className={`stack gap-5 ${styles.inner} wrap`}>
        <p className={styles.code} aria-hidden="true">
          {t('lost.code')}
        </p>
        <h1>{t('lost.title')}</h1>
        <p className="lead">{t('lost.text')}</p>
        <dl className={`stack ${styles.report}`}>
          <dt>{t('lost.path')}</dt>
          <dd className={styles.path} translate="no">
            {path}
          </dd>
          <dt>{t('lost.status')}</dt>
          <dd>{t('lost.statusText')}</dd>
        </dl>
        <div className="cluster gap-4">
          <SignButton render={<SiteLink to="home" />} arrow="forward">
            {t('lost.home')}
          </SignButton>
          <go-back>
            <SignButton tone="location" data-script="needed">
              {t('lost.back')}
            </SignButton>
          </go-back>
        </div>
      </div>
    </section>
  );
}
