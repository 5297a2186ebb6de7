import { contentFiles, type SiteContent } from '../../src/schema/site-content.ts';
import type { ContentProblem } from './problem.ts';

/**
 * Finds links and references to articles that are hidden as samples or drafts, and so have no page.
 * @param shown `all` without its hidden articles
 */
export function waysToHiddenArticles(shown: SiteContent, all: SiteContent): ContentProblem[] {
  const hidden = Object.keys(all.articles).filter((id) => !(id in shown.articles));
  const { articles, legal, hiddenCourses: _, ...yaml } = shown;
  const places: [file: string, value: unknown][] = [
    ...Object.entries(yaml).map(([kind, value]): [string, unknown] => [
      contentFiles[kind as keyof typeof yaml].path,
      value,
    ]),
    ...Object.entries(articles).map(([id, value]): [string, unknown] => [`articles/${id}`, value]),
    ['legal/', legal],
  ];
  return hidden.flatMap((id) =>
    places
      .filter(([, value]) => leadsTo(id).test(JSON.stringify(value)))
      .map(([file]) => ({
        file: `content/${file}`,
        line: 1,
        place: id,
        message: all.articles[id]?.es.draft
          ? 'this article is a draft ("draft: true"), and the site has no page of it yet: nothing may lead to it'
          : 'this article is a sample, and content/samples.yaml leaves samples out: nothing may lead to it',
      })),
  );
}

/** Matches a field for a link to the article, or its address, in JSON. */
function leadsTo(id: string): RegExp {
  return new RegExp(`"(?:article|pay)":"${id}"|/blog/${id}(?![\\w-])`);
}
