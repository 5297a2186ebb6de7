import { createContext, lazy, Suspense, useContext, useEffect, useRef, useState, type ComponentType } from 'react';
import { useWords } from '../../i18n/provider.tsx';
import styles from './lazy-section.module.css';

/**
 * How the page was reached. `whole`: its sections are there already (prerendered), or must be at once, as their height
 * decides where to scroll. `opened`: by a link, at its top.
 */
export const PageArrivalContext = createContext<'whole' | 'opened'>('whole');

/** How far below the window a section begins to load: it should be there when the visitor is. */
const ahead = '600px';

/**
 * A section whose code comes apart from its page's. Drawn on the server it is complete, and all of a page's sections are
 * asked for when the page comes alive; on a page that was opened by a link they come when they are near the window, and
 * say that they are loading. A chunk that cannot be had throws, after the preload-error event.
 */
export function lazySection<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Section = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return function LazySection(props: Props) {
    const arrival = useContext(PageArrivalContext);
    const [wanted, setWanted] = useState(arrival === 'whole');
    if (!wanted) return <Loading onNear={() => setWanted(true)} />;
    return (
      <Suspense fallback={<Loading />}>
        <Section {...props} />
      </Suspense>
    );
  };
}

function Loading({ onNear }: { onNear?: () => void }) {
  const t = useWords();
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!onNear || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onNear(),
      {
        rootMargin: ahead,
      },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [onNear]);
  return (
    <p ref={place} className={styles.loading} role="status">
      {t('loading')}
    </p>
  );
}
