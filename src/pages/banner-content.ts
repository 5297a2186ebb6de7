import { fill } from '../i18n/words/fill.ts';
import { startMonth, startPhrase } from '../site/course-words.ts';
import { featuredEdition } from '../site/featured-edition.ts';
import type { Shell } from '../site/shell.ts';
import { linkedCourseOf } from './course-parts/course-of.ts';
import type { ContentRequest } from './page-content.ts';

/**
 * The bar above every page: the edition announced on the day `today`, with the announcement's own text or the general
 * text.
 */
export function bannerContent({
  content,
  language,
  t,
  today,
}: Pick<ContentRequest, 'content' | 'language' | 't' | 'today'>): Shell['banner'] {
  const featured = featuredEdition(content, today);
  if (!featured) return undefined;
  const { edition, words } = featured;
  const { banner } = content;
  const { route, anchor, code, card } = linkedCourseOf(content, edition.course);
  const isSample = content.editions.asOf !== undefined;
  const values = {
    course: card.title[language],
    start: startPhrase(edition.start, { language, t }),
    month: startMonth(edition.start, { language, t }),
  };
  return {
    route,
    anchor,
    code: isSample ? t('sample.mark') : (words.code ?? code)[language],
    sample: isSample || undefined,
    text: fill((words.text ?? banner.text)[language], values),
    action: (words.action ?? banner.action)[language],
  };
}
