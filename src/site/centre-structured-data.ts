import { languages, type Language } from '../i18n/language.ts';
import type { Centre } from '../schema/centre.ts';
import type { DataNode } from './data-node.ts';
import { canonicalPath, pathTo } from './links.ts';
import { organizationId, websiteId } from './page-graph.ts';

/** Ids of the campuses in structured data; the campus pages describe them. */
export const campusNodeId = (siteUrl: string, campus: 'madrid' | 'canarias') => `${siteUrl}/#${campus}`;

/** The centre and its site as structured data on the home page; other pages refer to them by their ids. */
export function centreData(
  { name, code, agency, phone, social }: Pick<Centre, 'name' | 'code' | 'agency' | 'phone' | 'social'>,
  texts: { description: string; certificate: string },
  language: Language,
  siteUrl: string,
): [DataNode, DataNode] {
  return [
    {
      '@type': 'EducationalOrganization',
      '@id': organizationId(siteUrl),
      name,
      description: texts.description,
      url: `${siteUrl}/`,
      logo: { '@type': 'ImageObject', url: `${siteUrl}/icon-512.png`, width: '512', height: '512' },
      hasCredential: {
        '@type': 'EducationalOccupationalCredential',
        name: texts.certificate,
        identifier: code,
        recognizedBy: { '@type': 'GovernmentOrganization', name: agency.name[language], url: agency.link },
      },
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'admissions',
        telephone: phone.tel,
        url: siteUrl + canonicalPath('contact', language),
        availableLanguage: [...languages],
      },
      subOrganization: [{ '@id': campusNodeId(siteUrl, 'madrid') }, { '@id': campusNodeId(siteUrl, 'canarias') }],
      sameAs: [social.linkedin, social.instagram, social.facebook, social.x],
    },
    {
      '@type': 'WebSite',
      '@id': websiteId(siteUrl),
      name,
      url: `${siteUrl}/`,
      inLanguage: [...languages],
      publisher: { '@id': organizationId(siteUrl) },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${siteUrl}${pathTo('search', language)}?q={search_term_string}`,
        },
        // Names the placeholder in `urlTemplate`.
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
