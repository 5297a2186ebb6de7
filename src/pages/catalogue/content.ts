import { inLanguage } from '../../i18n/language.ts';
import type { CatalogueCategory } from '../../sections/course-catalogue/catalogue-course.ts';
import type { ContentRequest } from '../page-content.ts';
import { sampleDates } from '../course-parts/next-edition.ts';
import { catalogueCourse } from './catalogue-course.ts';
import { catalogueData } from './structured-data.ts';

export type CatalogueContent = ReturnType<typeof catalogueContent>['content'];

/** Selects the catalogue: the categories that are shown in the language, each with its courses in order. */
export function catalogueContent(request: ContentRequest) {
  const { content, language, picture } = request;
  const { head, hero, information, modal } = inLanguage(content.catalogue, language);
  const categories = content.catalogue.categories
    .filter(({ shownIn }) => shownIn.includes(language))
    .map(({ id, code, title, description, euTag, nativeSpanishNote }): CatalogueCategory => ({
      id,
      code: code[language],
      title: title[language],
      description: description[language],
      euTag,
      nativeSpanishNote,
      courses: Object.entries(content.courses)
        .filter(([, { category }]) => category === id)
        .toSorted(([, a], [, b]) => a.order - b.order)
        .map(([course, record]) => catalogueCourse(request, course, record)),
    }));
  return {
    head: { ...head, structuredData: catalogueData(request, categories) },
    content: {
      hero: { ...hero, picture: picture(hero.picture) },
      categories,
      sample: sampleDates(request),
      information,
      modal,
    },
  };
}
