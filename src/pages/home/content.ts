import { fixedPictures } from '../../site/fixed-pictures.ts';
import { centreData } from '../../site/centre-structured-data.ts';
import { newestFirst } from '../../site/newest-first.ts';
import { longDate } from '../../i18n/format.ts';
import { inLanguage } from '../../i18n/language.ts';
import { cardPicture } from '../card-picture.ts';
import type { ContentRequest } from '../page-content.ts';
import { campusCards } from '../campus-parts/campus-cards.ts';
import { certifiedCourses } from '../course-parts/certified-courses.ts';
import { bothWays } from '../course-parts/climb-profile.ts';
import { facilityTable } from '../campus-parts/facility-table.ts';
import { newcomerFacts } from './newcomer-facts.ts';
import { tasteContent } from './taste-content.ts';
import { courseBoard, heroStrips } from '../course-parts/course-strips.ts';

export type HomeContent = ReturnType<typeof homeContent>['content'];

/** Number of articles on the home page: one large, the others in a list. */
const articleCount = 5;

/** Selects the content of the home page: its own texts, and the figures of courses, campuses and articles. */
export function homeContent(request: ContentRequest) {
  const { content, language, picture, siteUrl, t } = request;
  const page = inLanguage(content.home, language);
  const services = inLanguage(content.services, language);
  const texts = {
    description: page.head.description,
    certificate: t('footer.certified', { code: content.centre.code }),
  };
  return {
    head: { ...page.head, structuredData: centreData(content.centre, texts, language, siteUrl) },
    content: {
      hero: {
        ...page.hero,
        picture: heroPicture(request, fixedPictures.homeWide, fixedPictures.homeTall),
        strips: heroStrips(request, page.hero.beginner),
      },
      taste: tasteContent(request),
      who: {
        title: page.who.title,
        text: page.who.text,
        facts: newcomerFacts(request),
        climb: { ...page.who.climb, profile: bothWays(request), action: page.who.action },
      },
      campuses: {
        title: page.campuses.title,
        text: page.campuses.text,
        map: picture(fixedPictures.homeMap),
        notice: t('campus.notForNavigation'),
        cards: campusCards(request),
      },
      training: {
        ...page.training,
        ...courseBoard(request, page.training.strips),
      },
      services: {
        ...page.services,
        services: services.services.items.map(({ id, title }) => ({ id, name: title, text: page.services.items[id] })),
      },
      facilities: facilityTable(request),
      admission: { ...page.admission, picture: picture(page.admission.picture) },
      certified: { ...page.certified, courses: certifiedCourses(request) },
      blog: { ...page.blog, articles: latestArticles(request) },
      contact: page.contact,
    },
  };
}

/** A picture for wide screens and another one for phones, as sources of the same element. */
export function heroPicture({ picture }: ContentRequest, wideId: string, narrowId: string) {
  const wide = picture(wideId);
  const narrow = picture(narrowId);
  const phone = narrow.sources.map((source) => ({ ...source, media: '(width <= 40rem)' }));
  return { ...wide, sources: [...phone, ...wide.sources] };
}

function latestArticles({ content, language, picture }: ContentRequest) {
  return newestFirst(Object.values(content.articles).map((article) => article[language]))
    .slice(0, articleCount)
    .map(({ id, title, date, cover }, index) => ({
      slug: id,
      title,
      date,
      longDate: longDate(date, language),
      // The first one is large.
      cover: index === 0 ? picture(cover) : cardPicture(picture(cover)),
    }));
}
