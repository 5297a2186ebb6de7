import type { NextStep } from '../../features/blog/article.ts';
import { capital } from '../../i18n/format.ts';
import type { ArticleHead } from '../../schema/article.ts';
import { priceText } from '../../site/course-words.ts';
import { courseOf } from '../course-parts/course-of.ts';
import { startFact } from '../course-parts/next-edition.ts';
import type { ContentRequest } from '../page-content.ts';

/** The link at the end of an article to the page to open next, with figures from the file of its course. */
export function nextStep(request: ContentRequest, next: ArticleHead['next']): NextStep {
  const { content, language, t } = request;
  if ('page' in next) return { route: next.page, name: t(`blog.next.${next.page}`), cells: [] };
  const { route, anchor, code, card, facts } = courseOf(content, next.course);
  if (!route) throw new Error(`The course "${next.course}" has no page: an article cannot send its reader there.`);
  const start = startFact(request, next.course);
  const price = facts.price && priceText(facts.price, request);
  return {
    route,
    anchor,
    code: code[language],
    name: card.title[language],
    text: card.subtitle?.[language],
    cells: [
      { label: start.label, value: capital(start.value) },
      ...(price ? [{ label: t('facts.label.price'), value: price.amount }] : []),
    ],
    ...(price && { tax: `${capital(price.tax)}. ${price.excludes}` }),
  };
}
