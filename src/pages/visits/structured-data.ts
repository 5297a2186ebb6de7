import type { Visit } from '../../schema/visits.ts';
import type { DataNode } from '../../site/data-node.ts';
import { canonicalPath } from '../../site/links.ts';
import { organizationId } from '../../site/page-graph.ts';
import { isSampleVisit, madridMoment, visitState } from '../../site/visits.ts';
import type { ContentRequest } from '../page-content.ts';

/** The sessions as structured data, without samples and without the links to join. */
export function visitsStructuredData(
  request: Pick<ContentRequest, 'content' | 'language' | 'siteUrl' | 'today'>,
  visits: readonly Visit[],
): DataNode[] {
  return visits.filter((visit) => !isSampleVisit(request.content, visit)).map((visit) => event(request, visit));
}

function event(
  { content, language, siteUrl, today }: Pick<ContentRequest, 'content' | 'language' | 'siteUrl' | 'today'>,
  visit: Visit,
): DataNode {
  const url = `${siteUrl}${canonicalPath('visits', language)}`;
  const startsAt = madridMoment(visit.day, visit.hour);
  const address = visit.place === 'online' ? undefined : content.centre.addresses[visit.place];
  const state = visitState(visit, today);
  return {
    '@type': 'Event',
    '@id': `${url}#${visit.id}`,
    name: visit.title[language],
    description: visit.text[language],
    startDate: startsAt.toISOString(),
    endDate: new Date(startsAt.getTime() + visit.minutes * 60_000).toISOString(),
    eventStatus: state === 'cancelled' ? 'https://schema.org/EventCancelled' : 'https://schema.org/EventScheduled',
    eventAttendanceMode:
      visit.place === 'online'
        ? 'https://schema.org/OnlineEventAttendanceMode'
        : 'https://schema.org/OfflineEventAttendanceMode',
    inLanguage: visit.languages,
    isAccessibleForFree: true,
    maximumAttendeeCapacity: visit.places,
    organizer: { '@type': 'EducationalOrganization', '@id': organizationId(siteUrl), name: content.centre.name },
    location: address
      ? {
          '@type': 'Place',
          name: content.centre.name,
          address: {
            '@type': 'PostalAddress',
            streetAddress: address.street,
            postalCode: address.postalCode,
            addressLocality: address.city,
            addressCountry: address.country,
          },
        }
      : { '@type': 'VirtualLocation', url },
  };
}
