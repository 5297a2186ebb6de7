import { inLanguage, type Language } from '../i18n/language.ts';
import type { RouteId } from '../site/routes.ts';
import { socialPicturePath, type SocialCard } from '../site/social-picture.ts';
import { wayTo } from '../site/trail.ts';
import type { ContentRequest } from './page-content.ts';
import { pageName } from './page-trail.ts';

/** The card of a page that is shared, its language, and the path of its file. */
export type PlacedSocialCard = { path: string; language: Language; card: SocialCard };

type Face = Pick<SocialCard, 'picture' | 'code' | 'edge'>;

/** Picks the content of a page's social picture: the page's own picture and name, with its course's code or a word. */
export function socialCard(request: ContentRequest): PlacedSocialCard {
  const { content, language, page, params, t } = request;
  const isNamed = wayTo(page).length > 0;
  return {
    path: socialPicturePath(page, language, params),
    language,
    card: {
      ...face(request),
      title: isNamed ? pageName(request, page) : content.home.head.title[language],
      line: t('social.line', { name: content.centre.name }),
    },
  };
}

function face(request: ContentRequest): Face {
  const { content, language, page, params } = request;
  const course = Object.values(content.courses).find(({ route, page: own }) => own && route === page);
  if (course?.page) {
    return { picture: inLanguage(course.page, language).hero.picture, code: course.code[language], edge: 'blue' };
  }
  const article = page === 'article' ? content.articles[params.slug ?? ''] : undefined;
  return article ? { picture: article[language].cover, code: 'BLOG', edge: 'slate' } : (faces[page] ?? general);
}

const general: Face = { picture: 'hero-tower-cab-landscape', code: 'ATCO', edge: 'slate' };
const legal: Face = { picture: 'campus-madrid-2-tower-cab', code: 'ATCO', edge: 'slate' };

/** The pages that are no course, each with a picture of the site that has to do with it. */
const faces: Partial<Record<RouteId, Face>> = {
  courses: { picture: 'core-where', code: 'ATCO', edge: 'blue' },
  calendar: { picture: 'blog-exams-calendar', code: 'ATCO', edge: 'blue' },
  services: { picture: 'b2b-unit-training', code: 'ANSP', edge: 'buff' },
  advancedTraining: { picture: 'b2b-competence', code: 'OJTI', edge: 'buff' },
  blog: { picture: 'blog-working-day', code: 'BLOG', edge: 'slate' },
  contact: { picture: 'campus-madrid-3-tower', code: 'ATCO', edge: 'slate' },
  madrid: { picture: 'campus-madrid-1-landscape', code: 'LEMD', edge: 'magenta' },
  canarias: { picture: 'campus-canarias-1-landscape', code: 'GCLP', edge: 'magenta' },
  licenceGuide: { picture: 'core-licence', code: 'SATCO', edge: 'slate' },
  teamsGuide: { picture: 'core-call', code: 'TEAMS', edge: 'slate' },
  position: { picture: 'campus-madrid-4-approach', code: 'APS', edge: 'magenta' },
  feedback: { picture: 'core-instructor', code: 'ATCO', edge: 'slate' },
  glossary: { picture: 'blog-ratings', code: 'A-Z', edge: 'slate' },
  privacy: legal,
  cookies: legal,
  legalNotice: legal,
  accessibility: legal,
};
