import { capital } from '../../i18n/format.ts';
import type { Campus } from '../../schema/campus.ts';
import { campusNodeId } from '../../site/centre-structured-data.ts';
import type { DataNode } from '../../site/data-node.ts';
import { canonicalPath } from '../../site/links.ts';
import { organizationId } from '../../site/page-graph.ts';
import type { ContentRequest } from '../page-content.ts';

/** A campus for search engines: a place of the centre, with its address and office hours. */
export function campusStructuredData(
  { content: { centre }, language, siteUrl }: Pick<ContentRequest, 'content' | 'language' | 'siteUrl'>,
  { id, name }: Campus,
): DataNode {
  const { street, postalCode, city, region, country } = centre.addresses[id];
  const { days, opens, closes } = centre.officeHours;
  return {
    '@type': 'EducationalOrganization',
    '@id': campusNodeId(siteUrl, id),
    name: `${centre.name}, ${name[language]}`,
    url: siteUrl + canonicalPath(id, language),
    telephone: centre.phone.tel,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressRegion: region[language],
      addressCountry: country,
    },
    parentOrganization: {
      '@type': 'EducationalOrganization',
      '@id': organizationId(siteUrl),
      name: centre.name,
      url: `${siteUrl}/`,
      identifier: centre.code,
    },
    openingHoursSpecification: days.map((day) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: capital(day),
      opens,
      closes,
    })),
  };
}
