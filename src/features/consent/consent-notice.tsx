import { useWords } from '../../i18n/provider.tsx';
import { markWhen } from '../../site/services.ts';
import { SignButton } from '../../ui/sign-button.tsx';
import { dialogCommand } from '../../ui/dialog.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
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
        // No words of the page: search engines are not to quote it.
        data-nosnippet=""
        aria-label={t('consent.label')}
      >
        <div className="asks-inner wrap">
          <p className="asks-words">
            <strong>{t('consent.title')}</strong> {/* The server takes out what its settings do not switch on. */}
            <span
              dangerouslySetInnerHTML={{
                __html: t('consent.text', { google: markWhen('google', t('consent.google')) }),
              }}
            />{' '}
            <SiteLink to="cookies">{t('consent.policy')}</SiteLink>
          </p>
          <div className="asks-answers">
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
