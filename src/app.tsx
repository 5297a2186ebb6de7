import { useMeasuredPage } from './features/analytics/use-measured-page.ts';
import { Consent } from './features/consent/consent.tsx';
import { PageArrivalContext } from './features/navigation/lazy-section.tsx';
import { PageBoundary } from './features/navigation/page-boundary.tsx';
import { useShownPage } from './features/navigation/use-shown-page.ts';
import { Overlays } from './features/overlays/overlays.tsx';
import { ShellContext } from './features/navigation/shell-context.tsx';
import type { ScreenComponent } from './pages/screens.ts';
import { Footer } from './sections/footer/footer.tsx';
import { Header } from './sections/header/header.tsx';
import { NextCourseBanner } from './sections/next-course-banner/next-course-banner.tsx';
import { SkipLink } from './sections/skip-link/skip-link.tsx';
import type { PageData } from './site/page-data.ts';

/** The whole site around one page: the shell stays, the page changes with the address. */
export function App(first: { data: PageData; Screen: ScreenComponent }) {
  const { data, Screen, arrival, failure } = useShownPage(first);
  const opened = arrival?.kind === 'PUSH' && !arrival.hash;
  useMeasuredPage(data.page);
  return (
    <ShellContext value={data.shell}>
      <SkipLink />
      <Consent />
      <NextCourseBanner banner={data.shell.banner} />
      <Header shell={data.shell} page={data.page} toggle={data.toggle} />
      <main id="main" tabIndex={-1}>
        <PageBoundary key={data.path} failure={failure}>
          <PageArrivalContext value={opened ? 'opened' : 'whole'}>
            <Screen {...(data.content as object)} />
          </PageArrivalContext>
        </PageBoundary>
      </main>
      <Footer shell={data.shell} />
      <Overlays />
    </ShellContext>
  );
}
