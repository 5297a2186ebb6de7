import { accommodationOptions } from '../campus-parts/accommodation-options.ts';
import { centreCard } from '../campus-parts/centre-cards.ts';
import { courseOnPage } from '../course-parts/course-content.ts';
import { courseCurricula } from '../course-parts/course-curricula.ts';
import { coursePromo } from '../course-parts/course-promo.ts';
import { sampledHeading } from '../course-parts/sampled-heading.ts';
import type { ContentRequest } from '../page-content.ts';

export type FullRatingContent = ReturnType<typeof fullRatingContent>['content'];

/** Picks the page of the complete rating for people selected by the national provider. */
export function fullRatingContent(request: ContentRequest) {
  const { content, language } = request;
  const lodgings = accommodationOptions(request, content.campuses.madrid);
  const { course, texts, head, shell } = courseOnPage(request, 'full-rating', [
    'summary',
    'methodology',
    'hours',
    'campuses',
    ...(lodgings.length > 0 ? ['accommodation' as const] : []),
    'cost',
    'faq',
  ]);
  const { methodology, curriculum, closing, centres, accommodation } = texts;
  return {
    head,
    content: {
      shell,
      promo: coursePromo(request, texts.promo),
      methodology,
      curriculum: { ...curriculum, tables: courseCurricula(request, course) },
      closing,
      centres: {
        ...centres,
        cards: centres.items.map(({ campus, text }) =>
          centreCard(request, campus, { text, action: content.home.campuses.cards[campus].action[language] }),
        ),
      },
      accommodation: { ...sampledHeading(accommodation, lodgings), options: lodgings },
    },
  };
}
