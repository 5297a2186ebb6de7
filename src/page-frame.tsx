import type { ReactNode } from 'react';
import './styles/main.css';
import './features/consent/consent.css';
import './features/toasts/toast.css';
import { ConsentNotice } from './features/consent/consent-notice.tsx';
import { PreferencesDialog } from './features/consent/preferences-dialog.tsx';
import { Dock } from './features/overlays/dock.tsx';
import { SearchDialog } from './features/search/search-dialog.tsx';
import { ToastRegion } from './features/toasts/toast-region.tsx';
import { useWords } from './i18n/provider.tsx';
import { Breadcrumbs } from './sections/header/breadcrumbs.tsx';
import { Footer } from './sections/footer/footer.tsx';
import { Header } from './sections/header/header.tsx';
import { NextCourseBanner } from './sections/header/next-course-banner.tsx';
import { SkipLink } from './sections/header/skip-link.tsx';
import type { PageData } from './site/page-data.ts';

type PageFrameProps = {
  data: PageData;
  /** The address of the page and its day, for paper. */
  printed: { address: string; day: string };
  children: ReactNode;
};

/** The parts around every page: skip link, cookie notice, banner, header, breadcrumbs, footer, floating buttons, dialogs. */
export function PageFrame({ data, printed, children }: PageFrameProps) {
  const t = useWords();
  const { shell, page, params, trail } = data;
  return (
    <>
      <SkipLink />
      <ConsentNotice />
      <p className="visually-hidden" role="status" data-loading={t('loading')} />
      <div id="root">
        {shell.banner && <NextCourseBanner banner={shell.banner} />}
        <Header shell={shell} page={page} params={params} />
        <Breadcrumbs trail={trail} />
        <p className="print-head">
          <b>{shell.name}</b> <span>{printed.address}</span> <span>{printed.day}</span>
        </p>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer shell={shell} />
        <Dock />
      </div>
      <PreferencesDialog />
      <SearchDialog />
      <ToastRegion />
    </>
  );
}
