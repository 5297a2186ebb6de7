import { useEffect } from 'react';
import { useLanguage } from '../../i18n/provider.tsx';

/**
 * Marks the first use of each acronym on a page that the router shows without loading a document. A document has its
 * marks from the build.
 * @param path the page's path; null for the page that the document was loaded with
 */
export function useMarkedTerms(path: string | null): void {
  const language = useLanguage();
  useEffect(() => {
    if (path === null) return undefined;
    let stop = () => {};
    let isOver = false;
    import('./mark-first-uses.ts').then(
      ({ markFirstUses }) => {
        if (!isOver) stop = markFirstUses(language);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [language, path]);
}
