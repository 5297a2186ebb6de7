import { fixedPictures } from '../../site/fixed-pictures.ts';
import { inLanguage } from '../../i18n/language.ts';
import { homeContent, heroPicture } from '../home/content.ts';
import { courseBoard } from '../course-parts/course-strips.ts';
import type { ContentRequest } from '../page-content.ts';

export type LandingContent = ReturnType<typeof landingContent>['content'];

/** Picks the content of the alternative home page: its own texts, and some sections of the home page. */
export function landingContent(request: ContentRequest) {
  const { content, language } = request;
  const { head, hero, innovation, programmes } = inLanguage(content.landing, language);
  const { hero: homeHero, campuses, services, facilities, admission, contact } = homeContent(request).content;
  return {
    head,
    content: {
      hero: {
        ...homeHero,
        ...hero,
        picture: heroPicture(request, fixedPictures.landingWide, fixedPictures.landingTall),
      },
      innovation,
      campuses,
      programmes: { ...programmes, ...courseBoard(request, programmes.strips) },
      services,
      facilities,
      admission,
      contact,
    },
  };
}
