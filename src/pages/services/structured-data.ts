import type { Service, WithContext } from 'schema-dts';
import { canonicalPath } from '../../site/links.ts';
import type { ContentRequest } from '../page-content.ts';

/** The services for organisations, for search engines. */
export function servicesStructuredData({
  content: { centre, services },
  language,
  siteUrl,
}: Pick<ContentRequest, 'content' | 'language' | 'siteUrl'>): WithContext<Service>[] {
  return services.services.items.map(({ id, title, text }) => ({
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: title[language],
    description: text[language],
    url: `${siteUrl}${canonicalPath('services', language)}#${id}`,
    provider: { '@type': 'EducationalOrganization', name: centre.name, url: siteUrl },
  }));
}
