import { useMemo } from 'react';
import { useMeasuredPage } from './features/analytics/use-measured-page.ts';
import { useMarkedTerms } from './features/explanations/use-marked-terms.ts';
import { BelowTheFold } from './features/navigation/below-the-fold.tsx';
import { isAtAddress } from './features/navigation/journey.ts';
import { PageArrivalContext } from './features/navigation/lazy-section.tsx';
import { PageBoundary } from './features/navigation/page-boundary.tsx';
import { PageFailure } from './features/navigation/page-failure.tsx';
import { ProgressLine } from './features/navigation/progress-line.tsx';
import type { ScreenComponent } from './features/navigation/screen-component.ts';
import { ServedMarkup } from './features/navigation/served-markup.tsx';
import { ShellContext } from './features/navigation/shell-context.tsx';
import { useShownPage } from './features/navigation/use-shown-page.ts';
import { Dock } from './features/overlays/dock.tsx';
import { Breadcrumbs } from './sections/breadcrumbs/breadcrumbs.tsx';
import { Footer } from './sections/footer/footer.tsx';
import { Header } from './sections/header/header.tsx';
import { NextCourseBanner } from './sections/next-course-banner/next-course-banner.tsx';
import type { PageData } from './site/page-data.ts';

/** Renders the shell and the current page. Navigation inside the site changes only the page. */
export function App(first: { data: PageData; Screen: ScreenComponent }) {
  const { data, Screen, arrival, journey, retry } = useShownPage(first);
  const opened = arrival?.kind === 'PUSH' && !arrival.hash;
  // The element is reused while the page stays, so that state changes around it do not render the page again.
  const screen = useMemo(() => <Screen {...(data.content as object)} />, [Screen, data]);
  useMeasuredPage(data.page);
  useMarkedTerms(arrival ? data.path : null);
  const Waiting = journey?.Waiting;
  const at = journey && isAtAddress(journey) ? journey : data;
  return (
    <ShellContext value={data.shell}>
      <ProgressLine shown={journey?.isSlow === true} />
      {data.shell.banner && <NextCourseBanner banner={data.shell.banner} />}
      <Header shell={data.shell} page={at.page} />
      {at === data && <Breadcrumbs trail={data.trail} />}
      <main id="main" tabIndex={-1} aria-busy={journey?.isSlow || undefined}>
        {journey?.hasFailed && <PageFailure page={journey.page} retry={retry} />}
        {Waiting && <Waiting />}
        {at === data && (
          <PageBoundary key={data.path}>
            <PageArrivalContext value={opened ? 'opened' : 'whole'}>
              <ServedMarkup of={() => (arrival ? null : document.querySelector('main'))}>{screen}</ServedMarkup>
            </PageArrivalContext>
          </PageBoundary>
        )}
      </main>
      <BelowTheFold>
        <Footer shell={data.shell} />
      </BelowTheFold>
      <Dock />
    </ShellContext>
  );
}
