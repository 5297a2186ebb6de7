import { fill } from '../../i18n/words/fill.ts';
import { fromKeys } from '../../i18n/from-keys.ts';
import { inLanguage, type Language } from '../../i18n/language.ts';
import { wayIds } from '../../tools/can-i/ways.ts';
import { isFresh, type DecidingFacts, type Rules } from '../../tools/parts/deciding-facts.ts';
import type { SiteContent } from '../../schema/site-content.ts';
import { waitedCall } from '../../schema/waited-call.ts';
import { hiddenRoutes } from '../../site/hidden-courses.ts';
import { pathTo } from '../../site/links.ts';
import { courseOffers } from '../course-parts/course-offers.ts';
import { shownSources } from '../../tools/parts/shown-sources.ts';
import { roundsNow } from '../course-parts/rounds-now.ts';
import type { ContentRequest } from '../page-content.ts';

export type CanIContent = ReturnType<typeof canIContent>['content'];

const kinds = ['age', 'months', 'cost', 'acceptance', 'hiring'] as const;

/** Picks the questions about a candidate, the rules that answer them, and the courses of each way. */
export function canIContent(request: ContentRequest) {
  const { content, language, t } = request;
  const hidden = hiddenRoutes(content);
  const { head, hero, ways, ...texts } = inLanguage(content.canI, language);
  const { result } = texts;
  const { facts } = content.decidingFacts;
  const offers = courseOffers(request);
  const [round] = roundsNow(request, { title: '', article: '', label: '' }).rounds;
  return {
    head,
    content: {
      hero,
      texts,
      ways: fromKeys(wayIds, (id) => {
        const { to, article, tellMe, ...way } = ways[id];
        const isHidden = 'page' in to && hidden.has(to.page);
        return {
          ...way,
          tellMe: tellMe && { label: tellMe.label, course: tellMe.course ?? waitedCall },
          ...(isHidden && { action: t('home.courses') }),
          path: isHidden ? pathTo('courses', language) : addressOf(to, language),
          article: {
            path: pathTo('article', language, { slug: article }),
            title: content.articles[article]?.[language].title ?? '',
          },
        };
      }),
      rules: { ...facts, hiring: recentHiring(content.decidingFacts, request.today) },
      offers,
      /** The state of ENAIRE's newest round. */
      round: round ? `${[`${round.name}: ${round.state}`, ...round.facts].join('. ').replace(/\.$/, '')}.` : '',
      /** Whether the next starts are samples. */
      sample: content.editions.asOf !== undefined,
      sources: shownSources(content.decidingFacts, kinds, language, (dated, read) =>
        fill(result.sourceDates, { dated: dated ?? result.undated, read }),
      ),
    },
  };
}

/** The announcements that are still recent. A way abroad whose announcement is older is not on the page. */
export function recentHiring({ facts, sources }: DecidingFacts, today: string): Rules['hiring'] {
  const recent = Object.entries(facts.hiring).filter(([, { source }]) => {
    const found = sources[source];
    return found && isFresh(found, today);
  });
  return Object.fromEntries(recent);
}

type Target = SiteContent['canI']['ways']['enaire']['to'];

function addressOf(to: Target, language: Language): string {
  return 'page' in to ? pathTo(to.page, language) : pathTo('article', language, { slug: to.article });
}
