import type { Campus } from '../../src/schema/campus.ts';
import { fromKeys } from '../../src/i18n/from-keys.ts';
import { languages, type Language } from '../../src/i18n/language.ts';
import type { Articles, CompiledArticle } from '../../src/schema/compiled-article.ts';
import type { SiteContent } from '../../src/schema/site-content.ts';
import { formsPath } from '../../src/schema/form-submission.ts';
import { tellMeForm } from '../../src/schema/site-form.ts';
import { hiddenRoutes } from '../../src/site/hidden-courses.ts';
import { pathTo } from '../../src/site/links.ts';

/** Matches a link to the form for news of a course in an article's HTML. */
const tellMeLink = new RegExp(`href="${formsPath}/${tellMeForm}\\?[^"]*course=([a-z0-9-]+)[^"]*"`, 'g');

/**
 * The content without courses that are off the site, and without drafts of articles. Lists leave such a course out, and
 * articles with such a course as the next step link to the catalogue. Links in other texts stay, because the course's
 * address still works.
 */
export function withoutHidden(content: SiteContent): SiteContent {
  const { home, landing, career, compare, glossary, advancedTraining, search } = content;
  const all = Object.entries({ ...content.courses, ...content.hiddenCourses });
  const courses = Object.fromEntries(all.filter(([, { shown }]) => shown));
  const hiddenCourses = Object.fromEntries(all.filter(([, { shown }]) => !shown));
  const routes = hiddenRoutes({ courses, hiddenCourses });
  const offered = ({ course }: { course: string }) => course in courses;
  const campus = ({ facts, ...record }: Campus): Campus => ({
    ...record,
    facts: { ...facts, courses: facts.courses.filter((route) => !routes.has(route)) },
  });
  return {
    ...content,
    courses,
    hiddenCourses,
    articles: shownArticles(content.articles, hiddenCourses),
    home: {
      ...home,
      who: { ...home.who, facts: { ...home.who.facts, courses: home.who.facts.courses.filter(offered) } },
      training: { ...home.training, strips: home.training.strips.filter(offered) },
    },
    landing: {
      ...landing,
      programmes: { ...landing.programmes, strips: landing.programmes.strips.filter(offered) },
    },
    campuses: { madrid: campus(content.campuses.madrid), canarias: campus(content.campuses.canarias) },
    career: {
      ...career,
      steps: career.steps.map((step) => ({ ...step, courses: step.courses.filter((id) => id in courses) })),
    },
    glossary: {
      ...glossary,
      terms: glossary.terms.map((term) => (term.page && routes.has(term.page) ? { ...term, page: undefined } : term)),
    },
    compare: { ...compare, first: compare.first.filter((id) => id in courses) },
    advancedTraining: { ...advancedTraining, courses: advancedTraining.courses.filter(offered) },
    search: {
      topics: search.topics.filter(
        ({ to }) => !('course' in to && to.course in hiddenCourses) && !('page' in to && routes.has(to.page)),
      ),
    },
  };
}

type Hidden = SiteContent['hiddenCourses'];

function shownArticles(articles: Articles, hidden: Hidden): Articles {
  return Object.fromEntries(
    Object.entries(articles)
      .filter(([, { es }]) => !es.draft)
      .map(([id, article]) => [id, fromKeys(languages, (language) => ofOffer(article[language], language, hidden))]),
  );
}

/** Replaces a hidden course as the next step of an article. Links to the form for its news become links to its page. */
function ofOffer(article: CompiledArticle, language: Language, hidden: Hidden): CompiledArticle {
  const { next, html, feedHtml } = article;
  const toPage = (text: string) =>
    text.replaceAll(tellMeLink, (link, course: string) => {
      const route = hidden[course]?.route;
      return route ? `href="${pathTo(route, language)}"` : link;
    });
  return {
    ...article,
    html: toPage(html),
    feedHtml: toPage(feedHtml),
    next: 'course' in next && next.course in hidden ? { page: 'courses' } : next,
  };
}
