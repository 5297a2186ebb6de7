import { inLanguage, type Language } from '../i18n/language.ts';
import { generalFace, socialFaces, type SocialFace } from '../site/social-faces.ts';
import { socialPicturePath, type SocialCard } from '../site/social-picture.ts';
import { wayTo } from '../site/trail.ts';
import type { ContentRequest } from './page-content.ts';
import { pageName } from './page-trail.ts';

/** The social picture of a page, its language, and the path of its file. */
export type PlacedSocialCard = { path: string; language: Language; card: SocialCard };

/**
 * Selects the content of a page's social picture: the page's own picture and name, with its course's code or a word.
 */
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

function face(request: ContentRequest): SocialFace {
  const { content, language, page, params } = request;
  const course = Object.values(content.courses).find(({ route, page: own }) => own && route === page);
  if (course?.page) {
    return { picture: inLanguage(course.page, language).hero.picture, code: course.code[language], edge: 'blue' };
  }
  const article = page === 'article' ? content.articles[params.slug ?? ''] : undefined;
  return article
    ? { picture: article[language].cover, code: 'BLOG', edge: 'slate' }
    : (socialFaces[page] ?? generalFace);
}
