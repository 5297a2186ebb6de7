import { fill } from '../../i18n/words/fill.ts';
import { fromKeys } from '../../i18n/from-keys.ts';
import { inLanguage, type Language } from '../../i18n/language.ts';
import { costsQuestions } from '../../tools/costs/questions.ts';
import type { SiteContent } from '../../schema/site-content.ts';
import { pathTo } from '../../site/links.ts';
import { courseOffers } from '../course-parts/course-offers.ts';
import { shownSources } from '../../tools/parts/shown-sources.ts';
import type { ContentRequest } from '../page-content.ts';

export type CostsContent = ReturnType<typeof costsContent>['content'];

const kinds = ['cost', 'rent', 'living', 'tax', 'interest', 'pay'] as const;

/** Picks the costs of a way: prices and lengths of the courses, and published figures for everything else. */
export function costsContent(request: ContentRequest) {
  const { content, language } = request;
  const { head, hero, ways, ...page } = inLanguage(content.costs, language);
  const { article, pay } = page.result.next;
  return {
    head,
    content: {
      hero,
      texts: page,
      paths: fromKeys(costsQuestions.way.options, (id) => pathTo(ways[id].page, language)),
      articles: [article, pay].map((slug) => articleLink(content, slug, language)),
      rules: content.decidingFacts.facts,
      offers: courseOffers(request),
      sources: shownSources(content.decidingFacts, kinds, language, (dated, read) =>
        fill(page.result.sourceDates, { dated: dated ?? page.result.undated, read }),
      ),
    },
  };
}

function articleLink({ articles }: SiteContent, slug: string, language: Language) {
  return { path: pathTo('article', language, { slug }), title: articles[slug]?.[language].title ?? '' };
}
