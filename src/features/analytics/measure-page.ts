import type { Language } from '../../i18n/language.ts';
import type { RouteId } from '../../site/routes.ts';
import { track } from './track.ts';

/**
 * Counts the view of a course page, or the enquiry that led to a thank-you page.
 * @param page its id, screen and menu in the route table
 */
export function measurePage({ page, screen, menu }: DOMStringMap, language: Language): void {
  if (menu === 'courses') track('view_course', { course: page as RouteId });
  if (screen === 'thanks')
    import('./count-lead.ts').then(({ countLead }) => countLead(language)).catch(() => undefined);
}
