import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { usePlace, type Place } from './address.ts';
import { Bar } from './bar/bar.tsx';
import { KeyList } from './bar/key-list.tsx';
import { offlineSince, sessionEnded } from './data/call.ts';
import { useEnquiries } from './data/enquiries.ts';
import { useFacts } from './data/facts.ts';
import styles from './desk.module.css';
import { EnquiriesView } from './enquiries-view.tsx';
import { FiguresView } from './figures/figures-view.tsx';
import { KeepingView } from './keeping/keeping-view.tsx';
import { LiveRegion } from './parts/live-region.tsx';
import { ShownView } from './parts/shown-view.tsx';
import { LogView } from './people/log-view.tsx';
import { PeopleView } from './people/people-view.tsx';
import { isContentView, type ContentView, type View } from './screens.ts';
import { SignInAgain } from './sign-in/sign-in-again.tsx';
import { WaitingView } from './waiting/waiting-view.tsx';
import { SessionEnd } from './session-end.tsx';
import { useNow, when } from './times.ts';
import { useLanguage, useWords } from './words/words.ts';

/** The office's screen for a person who is signed in. */
export function Desk() {
  const place = usePlace();
  const [showsKeys, setShowsKeys] = useState(false);
  const enquiries = useEnquiries(place.selection);
  useTitle(place, enquiries.unread);
  return (
    <div className={`stack ${styles.desk}`}>
      <Bar place={place} enquiries={enquiries} showKeys={() => setShowsKeys(true)} />
      <div>
        <Offline />
        <SessionEnd />
      </div>
      <ShownView key={place.view} view={place.view}>
        {place.view === 'enquiries' ? (
          <EnquiriesView place={place} enquiries={enquiries} />
        ) : isContentView(place.view) ? (
          <ContentScreens view={place.view} />
        ) : (
          <OtherView view={place.view} />
        )}
      </ShownView>
      <KeyList isOpen={showsKeys} open={() => setShowsKeys(true)} close={() => setShowsKeys(false)} />
      <LiveRegion />
      {sessionEnded.useValue() && <SignInAgain />}
    </div>
  );
}

/** The screen of visits, loaded when it is first opened. */
const VisitsView = lazy(async () => ({ default: (await import('./visits/visits-view.tsx')).VisitsView }));

const LazyScreens = lazy(async () => ({ default: (await import('./content/content-screens.tsx')).ContentScreens }));

/** The screens of content, loaded when one of them is first opened. */
function ContentScreens({ view }: { view: ContentView }) {
  const t = useWords();
  return (
    <Suspense fallback={<p role="status">{t('waiting')}</p>}>
      <LazyScreens view={view} />
    </Suspense>
  );
}

const otherViews: Record<Exclude<View, 'enquiries' | ContentView>, ComponentType> = {
  waiting: WaitingView,
  visits: VisitsView,
  figures: FiguresView,
  keeping: KeepingView,
  people: PeopleView,
  log: LogView,
};

function OtherView({ view }: { view: keyof typeof otherViews }) {
  const t = useWords();
  const Shown = otherViews[view];
  return (
    <Suspense fallback={<p role="status">{t('waiting')}</p>}>
      <Shown />
    </Suspense>
  );
}

/** Shows the time since which the server has not answered. Requests are still repeated. */
function Offline() {
  const t = useWords();
  const language = useLanguage();
  const since = offlineSince.useValue();
  const now = useNow();
  return (
    <p className={`small strong ${styles.offline}`} role="status">
      {since && t('offline', { when: when(since.toISOString(), now, language) })}
    </p>
  );
}

function useTitle({ view }: Place, unread: number): void {
  const t = useWords();
  const { centre } = useFacts();
  useEffect(() => {
    document.title = `${unread > 0 ? `(${unread}) ` : ''}${t(`view.${view}`)} · ${centre}`;
  }, [t, view, unread, centre]);
}
