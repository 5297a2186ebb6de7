import { useEffect } from 'react';
import { useLanguage } from '../../i18n/provider.tsx';
import type { Language } from '../../i18n/language.ts';
import { matchPath } from '../../site/match.ts';
import { dataPath } from '../../site/page-data.ts';
import { usePlace } from '../navigation/router.tsx';
import { explainedTarget, termLinks } from './explained-target.ts';

const firstEvents = ['pointerover', 'focusin', 'pointerdown'] as const;

/**
 * Acronyms and icons explain themselves. Nothing of it is loaded before a pointer, the focus or a finger reaches one of
 * them; first uses on pages that are shown in place are marked when the browser has time.
 * @param early what happened before this was there
 */
export function Explanations({ early }: { early: readonly Event[] }) {
  const language = useLanguage();
  const { pathname } = usePlace();

  useEffect(() => {
    let stop: (() => void) | null = null;
    let isAsked = false;
    const waiting: Event[] = [];
    function begin(event: Event): void {
      if (stop || !(event.target instanceof Element) || !explainedTarget(event.target)) return;
      waiting.push(event);
      if (isAsked) return;
      isAsked = true;
      import('./start-explaining.ts').then(
        ({ startExplaining }) => {
          if (isAsked) stop = startExplaining(language, waiting);
        },
        () => (isAsked = false),
      );
    }
    /** A finger's first tap asks what an acronym means, also while the answer is still on its way. */
    function hold(event: MouseEvent): void {
      const last = waiting.findLast((each) => each.type === 'pointerdown');
      const isTouch = (last as PointerEvent | undefined)?.pointerType === 'touch' && last?.target === event.target;
      if (stop || !isAsked || !isTouch || !(event.target as Element).matches(termLinks)) return;
      event.preventDefault();
      event.stopPropagation();
      waiting.push(event);
    }
    for (const event of early) begin(event);
    for (const name of firstEvents) document.addEventListener(name, begin, { passive: true });
    document.addEventListener('click', hold, true);
    return () => {
      isAsked = false;
      stop?.();
      for (const name of firstEvents) document.removeEventListener(name, begin);
      document.removeEventListener('click', hold, true);
    };
  }, [early, language]);

  useEffect(() => {
    // The document that was loaded has its marks from the build.
    if (isLoadedPage(pathname, language)) return undefined;
    let stop: (() => void) | null = null;
    let isCurrent = true;
    import('./mark-first-uses.ts').then(
      ({ markFirstUses }) => {
        if (isCurrent) stop = markFirstUses(language);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [language, pathname]);

  return null;
}

/** Whether the page is the one that the document was loaded with. */
function isLoadedPage(pathname: string, language: Language): boolean {
  const match = matchPath(pathname);
  const { pageData } = document.documentElement.dataset;
  return match.kind === 'page' && dataPath(match.route, language, match.params) === pageData;
}
