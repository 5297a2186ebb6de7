import { inLanguage, type Language } from '../i18n/language.ts';
import type { SocialFace } from '../site/route-row.ts';
import { routeRow } from '../site/routes.ts';
import { generalFace, socialPicturePath, type SocialCard } from '../site/social-picture.ts';
import type { ContentRequest } from './page-content.ts';

/** The social picture of a page, its language, and the path of its file. */
export type PlacedSocialCard = { path: string; language: Language; card: SocialCard };

/**
 * Selects the content of a page's social picture: the page's own picture and name, with its course's code or a word.
 * @param name the page's name in its breadcrumbs; pages without them take the home page's title
 */
export function socialCard(request: ContentRequest, name: string | undefined): PlacedSocialCard {
  const { content, language, page, params, t } = request;
  return {
    path: socialPicturePath(page, language, params),
    language,
    card: {
      ...face(request),
      title: name ?? content.home.head.title[language],
      line: t('social.line', { name: content.centre.name }),
    },
  };
}

function face({ content, language, page, params }: ContentRequest): SocialFace {
  const course = Object.values(content.courses).find(({ route, page: own }) => own && route === page);
  if (course?.page) {
    return { picture: inLanguage(course.page, language).hero.picture, code: course.code[language], edge: 'blue' };
  }
  const article = page === 'article' ? content.articles[params.slug ?? ''] : undefined;
  return article
    ? { picture: article[language].cover, code: 'BLOG', edge: 'slate' }
    : (routeRow(page).social ?? generalFace);
}
