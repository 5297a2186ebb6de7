import { useLayoutEffect, useRef, type FocusEventHandler } from 'react';
import { useWords } from '../../i18n/provider.tsx';
import { markWhen } from '../../site/services.ts';
import { SignButton } from '../../ui/sign-button.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import styles from './consent-notice.module.css';

export type ConsentNoticeProps = {
  /** Whether it is shown. */
  asks: boolean;
  onFocus: FocusEventHandler<HTMLElement>;
  onRefuse: () => void;
  onAccept: () => void;
  onConfigure: () => void;
};

/** The notice at the lower edge: what is asked, and three answers, refusing as near and as plain as accepting. */
export function ConsentNotice({ asks, onFocus, onRefuse, onAccept, onConfigure }: ConsentNoticeProps) {
  const t = useWords();
  const notice = useRef<HTMLElement>(null);
  useLayoutEffect(() => (notice.current ? occupyLowerEdge(notice.current) : undefined), []);
  return (
    <section
      ref={notice}
      className={styles.notice}
      data-tone="deep"
      data-print="hide"
      data-consent-notice
      data-asks
      hidden={!asks}
      // The inline script may have shown it already.
      suppressHydrationWarning
      // No words of the page: search engines are not to quote it.
      data-nosnippet=""
      aria-label={t('consent.label')}
      onFocus={onFocus}
    >
      <div className={`${styles.inner} wrap`}>
        <p className={styles.words}>
          <strong>{t('consent.title')}</strong>{' '}
          {/* The server takes out what its settings do not switch on; the browser keeps what it finds. */}
          <span
            suppressHydrationWarning
            dangerouslySetInnerHTML={{
              __html: t('consent.text', { google: markWhen('google', t('consent.google')) }),
            }}
          />{' '}
          <SiteLink to="cookies">{t('consent.policy')}</SiteLink>
        </p>
        <div className={styles.answers}>
          <SignButton onClick={onRefuse}>{t('consent.onlyNecessary')}</SignButton>
          <SignButton onClick={onAccept}>{t('consent.acceptAll')}</SignButton>
          <SignButton tone="location" onClick={onConfigure}>
            {t('consent.configure')}
          </SignButton>
        </div>
      </div>
    </section>
  );
}

/**
 * Tells the page how much of its lower edge the notice takes: the page can be scrolled clear of it, and a control that
 * gets the focus comes to stand above it.
 */
function occupyLowerEdge(notice: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--lower-edge', `${notice.offsetHeight}px`));
  observer.observe(notice);
  return () => {
    observer.disconnect();
    style.removeProperty('--lower-edge');
  };
}
