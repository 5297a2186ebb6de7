import type { CatalogueCategory } from '../../sections/course-catalogue/catalogue-course.ts';
import type { DataNode } from '../../site/data-node.ts';
import { canonicalPath } from '../../site/links.ts';
import { organizationId } from '../../site/page-graph.ts';
import type { ContentRequest } from '../page-content.ts';

/** The courses that have a page, as structured data. */
export function catalogueData(
  { content, language, siteUrl }: ContentRequest,
  categories: readonly CatalogueCategory[],
) {
  const at = (route: Parameters<typeof canonicalPath>[0]) => siteUrl + canonicalPath(route, language);
  const linked = categories.flatMap(({ courses }) =>
    courses.flatMap((course) => (course.link ? [{ ...course, link: course.link }] : [])),
  );
  const list: DataNode = {
    '@type': 'ItemList',
    '@id': `${at('courses')}#courses`,
    itemListElement: linked.map(({ name, description, link }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Course',
        name,
        description,
        url: at(link.route) + (link.anchor ? `#${link.anchor}` : ''),
        inLanguage: language,
        provider: {
          '@type': 'EducationalOrganization',
          '@id': organizationId(siteUrl),
          name: content.centre.name,
          url: `${siteUrl}/`,
        },
      },
    })),
  };
  return [list];
}
