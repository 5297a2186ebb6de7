import type { ItemList, WithContext } from 'schema-dts';
import type { CatalogueCategory } from '../../sections/course-catalogue/catalogue-course.ts';
import { breadcrumbData } from '../../site/course-structured-data.ts';
import { canonicalPath } from '../../site/links.ts';
import type { ContentRequest } from '../page-content.ts';

/** The courses that have a page, as a list of courses for machines, and the catalogue's place on the site. */
export function catalogueData(
  { content, language, siteUrl, t }: ContentRequest,
  categories: readonly CatalogueCategory[],
) {
  const at = (route: Parameters<typeof canonicalPath>[0]) => siteUrl + canonicalPath(route, language);
  const linked = categories.flatMap(({ courses }) =>
    courses.flatMap((course) => (course.link ? [{ ...course, link: course.link }] : [])),
  );
  const list: WithContext<ItemList> = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: linked.map(({ name, description, link }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Course',
        name,
        description,
        url: at(link.route) + (link.suffix ?? ''),
        inLanguage: language,
        provider: {
          '@type': 'EducationalOrganization',
          '@id': `${siteUrl}/#organization`,
          name: content.centre.name,
          url: `${siteUrl}/`,
        },
      },
    })),
  };
  return [
    list,
    breadcrumbData([
      { name: t('nav.home'), url: at('home') },
      { name: t('nav.courses'), url: at('courses') },
    ]),
  ];
}
