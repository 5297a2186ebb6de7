import { useEffect } from 'react';
import { useLanguage } from '../../i18n/provider.tsx';
import { screenOf, type PageId } from '../../site/page-data.ts';
import type { RouteId, Screen } from '../../site/routes.ts';
import { track } from './track.ts';

const courseScreens: ReadonlySet<Screen | 'not-found'> = new Set<Screen>([
  'atco-initial',
  'complete-rating',
  'full-rating',
  'block-course',
  'advanced-training',
  'call-preparation',
  'selection-process',
]);

/** Counts what a page stands for: a course that was looked at, an enquiry that was thanked for. */
export function useMeasuredPage(page: PageId): void {
  const language = useLanguage();
  useEffect(() => {
    const screen = screenOf(page);
    if (courseScreens.has(screen)) track('view_course', { course: page as RouteId });
    if (screen !== 'thanks') return;
    import('./count-lead.ts').then(({ countLead }) => countLead(language)).catch(() => undefined);
  }, [page, language]);
}
