import type { DataNode } from '../../site/data-node.ts';
import { canonicalPath } from '../../site/links.ts';
import { organizationId } from '../../site/page-graph.ts';
import type { ContentRequest } from '../page-content.ts';

/** The services for organisations, for search engines. */
export function servicesStructuredData({
  content: { centre, services },
  language,
  siteUrl,
}: Pick<ContentRequest, 'content' | 'language' | 'siteUrl'>): DataNode[] {
  return services.services.items.map(({ id, title, text }) => ({
    '@type': 'Service',
    '@id': `${siteUrl}${canonicalPath('services', language)}#${id}`,
    name: title[language],
    description: text[language],
    url: `${siteUrl}${canonicalPath('services', language)}#${id}`,
    provider: {
      '@type': 'EducationalOrganization',
      '@id': organizationId(siteUrl),
      name: centre.name,
      url: `${siteUrl}/`,
    },
  }));
}
