import { startTransition, useEffect, useRef, useState } from 'react';
import { headElements } from '../../site/head.ts';
import { pathTo } from '../../site/links.ts';
import { matchPath } from '../../site/match.ts';
import type { PageId } from '../../site/page-data.ts';
import { applyHead } from './apply-head.ts';
import { loadPage, NewBuildError, type LoadedPage } from './load-page.ts';
import { usePageSource } from './page-source.tsx';
import { useNavigate, usePlace } from './router.tsx';
import { arrive, keepScrollPositions, type Arrival } from './scroll.ts';

/**
 * The page that belongs to the address. While another one loads the old one stays; then head, focus and scrolling
 * follow. An address of the other language, or of a newer build, is left to the browser.
 */
export function useShownPage(first: LoadedPage): LoadedPage & { arrival: Arrival | null; failure: PageId | null } {
  const location = usePlace();
  const navigate = useNavigate();
  const source = usePageSource();
  const [shown, setShown] = useState<LoadedPage & { arrival: Arrival | null }>({ ...first, arrival: null });
  const [failure, setFailure] = useState<PageId | null>(null);
  const place = useRef(location);

  useEffect(() => {
    // From here on the page answers: what must wait for that, waits for this attribute.
    document.documentElement.dataset.live = '';
    return keepScrollPositions();
  }, []);

  useEffect(() => {
    const before = place.current;
    if (!source) return undefined;
    place.current = location;
    // The same entry of the same page: what changed is the page's own business, such as a filter in the query.
    const { key, pathname, hash, kind } = location;
    if (kind === 'STAY' || (before.key === key && before.pathname === pathname && before.hash === hash))
      return undefined;
    const arrival: Arrival = { hash: location.hash, key: location.key, kind: location.kind };
    if (before.pathname === location.pathname)
      return arrive(arrival, before.hash !== '' || before.search !== location.search);

    const match = matchPath(location.pathname);
    if (match.kind === 'redirect') {
      const path = pathTo(match.route, source.language, match.params);
      navigate(path + location.search + location.hash, { replace: true });
      return undefined;
    }
    if (match.kind === 'page' && match.language !== null && match.language !== source.language) {
      window.location.reload();
      return undefined;
    }
    let current = true;
    const [page, params] = match.kind === 'page' ? [match.route, match.params] : (['notFound', {}] as const);
    loadPage(source, page, params).then(
      (loaded) => current && startTransition(() => setShown({ ...loaded, arrival })),
      (error: unknown) => {
        if (error instanceof NewBuildError) window.location.reload();
        else if (current) setFailure(page);
      },
    );
    return () => {
      current = false;
    };
  }, [location, navigate, source]);

  useEffect(() => {
    if (!shown.arrival) return undefined;
    setFailure(null);
    applyHead(headElements({ ...shown.data, siteUrl: window.location.origin, siteName: shown.data.shell.name }));
    return arrive(shown.arrival, true);
  }, [shown]);

  return { ...shown, failure };
}
