import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useWords } from '../../i18n/provider.tsx';
import { headElements } from '../../site/head.ts';
import { pathTo } from '../../site/links.ts';
import { matchPath } from '../../site/match.ts';
import { screenOf } from '../../site/page-data.ts';
import { reloadWithArrival } from '../attribution/arrival.ts';
import { applyHead } from './apply-head.ts';
import { isAtAddress, nameOf, type Journey } from './journey.ts';
import { loadPage, NewBuildError, type LoadedPage } from './load-page.ts';
import { repeatPress } from '../start/early-press.ts';
import { usePageSource } from './page-source.tsx';
import { useNavigate, usePlace, type Place } from './router.tsx';
import { arrivalAt, arrive, keepScrollPositions, type Arrival } from './scroll.ts';

/** Time after which a note announces that a page is loading, in milliseconds. */
const patience = 150;

type Shown = LoadedPage & { arrival: Arrival | null };

/**
 * The page that belongs to the address. While another page loads, the old one stays; if loading is slow, a note or a
 * placeholder is shown. Once the page has loaded, the head, the focus and the scroll position follow. The browser
 * itself loads an address of the other language or of a newer build.
 */
export function useShownPage(first: LoadedPage): Shown & { journey: Journey | null; retry: () => void } {
  const location = usePlace();
  const navigate = useNavigate();
  const source = usePageSource();
  const [shown, setShown] = useState<Shown>({ ...first, arrival: null });
  const [journey, setJourney] = useState<Journey | null>(null);
  const [attempt, setAttempt] = useState(0);
  const before = useRef({ place: location, attempt });

  useEffect(() => {
    // The page is hydrated: later work waits for this attribute.
    document.documentElement.dataset.live = '';
    // The repeated press makes React hydrate the pressed part next, after the part that it has begun.
    setTimeout(repeatPress);
    return keepScrollPositions();
  }, []);

  useEffect(() => {
    if (!source) return undefined;
    const { place, attempt: lastAttempt } = before.current;
    before.current = { place: location, attempt };
    if (attempt === lastAttempt && isSamePlace(place, location)) return undefined;
    const arrival = arrivalAt(location);
    if (attempt === lastAttempt && place.pathname === location.pathname)
      return arrive(arrival, place.hash !== '' || place.search !== location.search);

    const match = matchPath(location.pathname);
    if (match.kind === 'redirect') {
      const path = pathTo(match.route, source.language, match.params);
      navigate(path + location.search + location.hash, { replace: true });
      return undefined;
    }
    if (match.kind === 'page' && match.language !== null && match.language !== source.language) {
      reloadWithArrival();
      return undefined;
    }
    const [page, params] = match.kind === 'page' ? [match.route, match.params] : (['notFound', {}] as const);
    const life = new AbortController();
    const { signal } = life;
    const slow: Journey = { page, params, isSlow: true, hasFailed: false, Waiting: null };
    const waiting = setTimeout(() => {
      // A failure that is already shown at this address stays.
      setJourney((last) => (last && isAtAddress(last) ? { ...last, isSlow: true } : slow));
      source.loadScreen(screenOf(page)).then(
        ({ Waiting }) => !signal.aborted && Waiting && setJourney({ ...slow, Waiting }),
        () => undefined,
      );
    }, patience);
    const over = () => {
      clearTimeout(waiting);
      life.abort();
    };
    loadPage(source, page, params, location.kind === 'POP').then(
      (loaded) => {
        if (signal.aborted) return;
        over();
        startTransition(() => {
          setShown({ ...loaded, arrival });
          setJourney(null);
        });
      },
      (error: unknown) => {
        if (error instanceof NewBuildError) reloadWithArrival();
        else if (!signal.aborted) {
          over();
          setJourney({ ...slow, isSlow: false, hasFailed: true });
        }
      },
    );
    return over;
  }, [location, navigate, source, attempt]);

  useEffect(() => {
    if (!shown.arrival) return undefined;
    applyHead(headElements({ ...shown.data, siteUrl: window.location.origin, siteName: shown.data.shell.name }));
    return arrive(shown.arrival, true);
  }, [shown]);

  useHeadOf(journey, shown);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  return { ...shown, journey, retry };
}

/**
 * Whether the address stays on the same page: the page itself handles such a change, for example a filter in the query.
 */
function isSamePlace(before: Place, { key, pathname, hash, kind }: Place): boolean {
  return kind === 'STAY' || (before.key === key && before.pathname === pathname && before.hash === hash);
}

/** Sets the head for the address and scrolls to the top when a placeholder or a failure is shown there. */
function useHeadOf(journey: Journey | null, { data: { language, shell } }: Shown): void {
  const t = useWords();
  const { page, params, hasFailed } = (journey !== null && isAtAddress(journey) && journey) || {};
  const siteName = shell.name;
  useEffect(() => {
    if (!page || !params) return;
    // The title of an article is part of the data that have failed.
    const title = page === 'article' && hasFailed ? t('failure.title') : nameOf(page, t);
    const head = { title, description: t('failure.text') };
    applyHead(headElements({ page, params, language, head, siteUrl: window.location.origin, siteName }));
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [page, params, hasFailed, language, siteName, t]);
}
