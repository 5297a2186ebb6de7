import type { Language } from '../../i18n/language.ts';
import { courseMenu } from '../../site/menus.ts';
import { screenOf, type PageId } from '../../site/page-data.ts';
import type { RouteId } from '../../site/routes.ts';
import { track } from './track.ts';

const coursePages: ReadonlySet<PageId> = new Set(courseMenu);

/** Counts the view of a course page, or the enquiry that led to a thank-you page. */
export function measurePage(page: PageId, language: Language): void {
  if (coursePages.has(page)) track('view_course', { course: page as RouteId });
  if (screenOf(page) !== 'thanks') return;
  import('./count-lead.ts').then(({ countLead }) => countLead(language)).catch(() => undefined);
}
