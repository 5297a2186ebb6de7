import { useWords } from '../../i18n/provider.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import { dialogCommand } from '../../ui/dialog.tsx';
import { useIsHeld } from '../page/page-context.ts';
import { SiteLink } from '../page/site-link.tsx';
import { consentIds } from './consent-ids.ts';

/** The notice at the lower edge: the question and three answers, with refusing as prominent as accepting. */
export function ConsentNotice() {
  const t = useWords();
  return (
    <>
      {/* Screen readers announce text added to an existing region; a region added with its text may stay silent. */}
      <p className="visually-hidden" role="status">
        <span id={consentIds.announcement} hidden>
          {t('consent.announcement')}
        </span>
      </p>
      <section
        className="asks"
        id={consentIds.notice}
        data-tone="deep"
        data-print="hide"
        hidden
        // Keeps search engines from quoting the notice instead of the page.
        data-nosnippet=""
        aria-label={t('consent.label')}
      >
        <div className="stack gap-3 gap-x-12 middle asks-inner wrap">
          <p className="quiet asks-words">
            <strong>{t('consent.title')}</strong>{' '}
            {t('consent.text', { google: useIsHeld('google') ? t('consent.google') : '' })}{' '}
            <SiteLink to="cookies">{t('consent.policy')}</SiteLink>
          </p>
          <div className="stack gap-3 asks-answers">
            <SignButton data-consent="refuse" data-said={t('consent.savedNecessary')}>
              {t('consent.onlyNecessary')}
            </SignButton>
            <SignButton data-consent="accept" data-said={t('consent.savedAll')}>
              {t('consent.acceptAll')}
            </SignButton>
            <SignButton tone="location" {...dialogCommand('show-modal', consentIds.preferences)}>
              {t('consent.configure')}
            </SignButton>
          </div>
        </div>
      </section>
    </>
  );
}
