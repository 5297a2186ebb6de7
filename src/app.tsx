import { useMeasuredPage } from './features/analytics/use-measured-page.ts';
import { Consent } from './features/consent/consent.tsx';
import { useMemo } from 'react';
import { BelowTheFold } from './features/navigation/below-the-fold.tsx';
import { PageArrivalContext } from './features/navigation/lazy-section.tsx';
import { PageBoundary } from './features/navigation/page-boundary.tsx';
import { useShownPage } from './features/navigation/use-shown-page.ts';
import { Overlays } from './features/overlays/overlays.tsx';
import { ShellContext } from './features/navigation/shell-context.tsx';
import type { ScreenComponent } from './features/navigation/screen-component.ts';
import { StandingMarkup } from './features/navigation/standing-markup.tsx';
import { Footer } from './sections/footer/footer.tsx';
import { Header } from './sections/header/header.tsx';
import { NextCourseBanner } from './sections/next-course-banner/next-course-banner.tsx';
import { SkipLink } from './sections/skip-link/skip-link.tsx';
import type { PageData } from './site/page-data.ts';

/** The whole site around one page: the shell stays, the page changes with the address. */
export function App(first: { data: PageData; Screen: ScreenComponent }) {
  const { data, Screen, arrival, failure } = useShownPage(first);
  const opened = arrival?.kind === 'PUSH' && !arrival.hash;
  // The same element while the same page is shown: what happens around it does not draw it anew.
  const screen = useMemo(() => <Screen {...(data.content as object)} />, [Screen, data]);
  useMeasuredPage(data.page);
  return (
    <ShellContext value={data.shell}>
      <SkipLink />
      <Consent />
      {data.shell.banner && <NextCourseBanner banner={data.shell.banner} />}
      <Header shell={data.shell} page={data.page} toggle={data.toggle} />
      <main id="main" tabIndex={-1}>
        <PageBoundary key={data.path} failure={failure}>
          <PageArrivalContext value={opened ? 'opened' : 'whole'}>
            <StandingMarkup of={() => (arrival ? null : document.querySelector('main'))}>{screen}</StandingMarkup>
          </PageArrivalContext>
        </PageBoundary>
      </main>
      <BelowTheFold>
        <Footer shell={data.shell} />
      </BelowTheFold>
      <Overlays />
    </ShellContext>
  );
}
