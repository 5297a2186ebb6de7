import type { Language } from '../../src/i18n/language.ts';
import { formAddress } from '../../src/schema/form-submission.ts';
import { tellMeForm } from '../../src/schema/site-form.ts';
import { waitedCall } from '../../src/schema/waited-call.ts';
import { pathTo } from '../../src/site/links.ts';
import { routeIds, routePath, type RouteId } from '../../src/site/routes.ts';
import { didYouMean } from '../../src/site/did-you-mean.ts';
import { eachElement, lineOf, type HtmlRoot } from './html-tree.ts';

/** The language of a text, and the targets that its links may have. */
export type LinkTargets = {
  language: Language;
  /** Ids of all articles, for `route:article/<id>`. */
  articles: ReadonlySet<string>;
  /** Ids of the courses with a page, for `tell-me:<id>`; null if courses have problems of their own. */
  courses?: ReadonlySet<string> | null;
};

/** A problem of a text, and its line, counted from 1. */
export type TextProblem = { line: number; message: string };

const siteLink = /^route:(?<route>[A-Za-z0-9]+)(?:\/(?<slug>[^/#]+))?(?<anchor>#[\p{L}\p{N}-]+)?$/u;

/**
 * Replaces the addresses of a text's links. `route:contact`, `route:article/<id>` and `route:home#contact-section`
 * become paths of pages in the text's language. `tell-me:call-preparation` becomes the form for news of that course,
 * and `tell-me:enaire-call` for news of ENAIRE's next round. Links to other sites are marked as such; `#anchor`,
 * `mailto:` and `tel:` are kept. Any other address, and a missing page, article or course, is a problem.
 */
export function resolveLinks(tree: HtmlRoot, targets: LinkTargets): TextProblem[] {
  const problems: TextProblem[] = [];
  eachElement(tree, (element) => {
    if (element.tagName !== 'a') return;
    const { href } = element.properties;
    const address = typeof href === 'string' ? href : '';
    const resolved = resolve(address, targets);
    if ('message' in resolved)
      problems.push({ line: lineOf(element), message: `${resolved.message}; found “${address}”` });
    else element.properties = { ...element.properties, ...resolved };
  });
  return problems;
}

type Resolved = { href: string; rel?: string[] } | { message: string };

function resolve(address: string, targets: LinkTargets): Resolved {
  if (address.startsWith('route:')) return siteAddress(address, targets);
  if (address.startsWith('tell-me:')) return tellMeAddress(address.slice('tell-me:'.length), targets);
  if (/^#\S+$/.test(address) || /^(?:mailto|tel):[^\s<>"]+$/.test(address)) return { href: address };
  if (address.startsWith('https://') && URL.canParse(address)) return { href: address, rel: ['external', 'noopener'] };
  return { message: 'a link begins with route:, tell-me:, #, https://, mailto: or tel:, such as route:contact' };
}

function siteAddress(address: string, { language, articles }: LinkTargets): Resolved {
  const { route, slug, anchor = '' } = siteLink.exec(address)?.groups ?? {};
  if (!route || !isRouteId(route))
    return { message: `there is no such page in the route table${didYouMean(route ?? '', routeIds)}` };
  if (slug !== undefined && !articles.has(slug))
    return { message: `there is no such article.${didYouMean(slug, articles)}` };
  if (routePath(route, language).includes(':') !== (slug !== undefined)) {
    return {
      message: slug === undefined ? 'an article is written route:article/its-id' : 'this page has no such part',
    };
  }
  return { href: pathTo(route, language, slug === undefined ? {} : { slug }) + anchor };
}

function tellMeAddress(course: string, { language, courses }: LinkTargets): Resolved {
  if (courses && course !== waitedCall && !courses.has(course))
    return { message: `there is no course with a page of that name.${didYouMean(course, courses)}` };
  return { href: formAddress({ form: tellMeForm, language, course }), rel: ['nofollow'] };
}

function isRouteId(name: string): name is RouteId {
  return (routeIds as readonly string[]).includes(name);
}
