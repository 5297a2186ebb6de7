import type { ContentRequest } from '../page-content.ts';

/** The article that compares what each way to the licence costs. */
const article = 'cuanto-cuesta-ser-controlador-aereo';

/** The way from a course's price to the comparison of all ways; none while the article is not there. */
export function costsLink({ content, t }: Pick<ContentRequest, 'content' | 't'>) {
  return article in content.articles ? { slug: article, label: t('coursePage.compare') } : undefined;
}
