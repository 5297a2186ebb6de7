import { createContext, useContext, useEffect, useRef, useState, type ComponentType } from 'react';
import { useWords } from '../../i18n/provider.tsx';
import styles from './lazy-section.module.css';

/**
 * How the page was reached. `whole`: its sections are prerendered, or all are loaded at once, because the scroll
 * position depends on their heights. `opened`: by a link, at its top.
 */
export const PageArrivalContext = createContext<'whole' | 'opened'>('whole');

/** The distance below the window at which a section begins to load, so that it is there when the visitor reaches it. */
const ahead = '600px';

const loaders = new Set<() => Promise<unknown>>();

/** Loads the sections of the loaded screens: before hydration, and before a page is rendered with all its sections. */
export async function loadSections(): Promise<void> {
  await Promise.all([...loaders].map((load) => load()));
}

/**
 * A section whose code is in a chunk of its own. On a page that was opened by a link, the section loads when it is near
 * the window, and shows that it is loading. If its chunk cannot be loaded, the section throws the error, after
 * the event `vite:preloadError`.
 */
export function lazySection<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Section: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  function loadOnce(): Promise<void> {
    loading ??= load().then(
      (loaded) => {
        Section = loaded;
        loaders.delete(loadOnce);
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }
  loaders.add(loadOnce);

  return function LazySection(props: Props) {
    const arrival = useContext(PageArrivalContext);
    const [failure, setFailure] = useState<unknown>();
    const [, setLoaded] = useState(false);
    if (failure) throw failure;
    if (Section) return <Section {...props} />;
    return <Loading isNear={arrival === 'whole'} load={() => loadOnce().then(() => setLoaded(true), setFailure)} />;
  };
}

type LoadingProps = {
  /** Whether the section loads at any distance from the window. */
  isNear: boolean;
  load: () => void;
};

function Loading({ isNear, load }: LoadingProps) {
  const t = useWords();
  const place = useRef<HTMLParagraphElement>(null);
  const [isWanted, setWanted] = useState(isNear);
  useEffect(() => {
    if (isWanted) return undefined;
    const seen = (entries: IntersectionObserverEntry[]) =>
      entries.some((entry) => entry.isIntersecting) && setWanted(true);
    const observer = new IntersectionObserver(seen, { rootMargin: ahead });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [isWanted]);
  useEffect(() => {
    if (isWanted) load();
    // The section loads only once: a new `load` function changes nothing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isWanted]);
  return (
    <p ref={place} className={styles.loading} role="status">
      {t('loading')}
    </p>
  );
}
