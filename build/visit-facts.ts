import { fromKeys } from '../src/i18n/from-keys.ts';
import { languages } from '../src/i18n/language.ts';
import type { VisitFacts } from '../src/schema/booking.ts';
import type { SiteContent } from '../src/schema/site-content.ts';
import { visitWord } from '../src/site/visit-words.ts';
import { isSampleVisit, lastBookingDay, madridMoment, shownVisits } from '../src/site/visits.ts';

/** The visits for the server and its mails. Past visits are included, because bookings may still refer to them. */
export function visitFacts(content: Pick<SiteContent, 'visits' | 'editions' | 'centre' | 'campuses'>): VisitFacts[] {
  return shownVisits(content).map((visit) => {
    const { id, kind, place, title, places, languages: spoken, join, cancelled, sequence, minutes } = visit;
    const startsAt = madridMoment(visit.day, visit.hour);
    const street = place === 'online' ? null : content.centre.addresses[place];
    return {
      id,
      kind,
      place,
      title,
      placeName: fromKeys(languages, (language) =>
        place === 'online' ? visitWord('online', language) : content.campuses[place].name[language],
      ),
      address: street && `${street.street}, ${street.postalCode} ${street.city}`,
      startsAt: startsAt.toISOString(),
      endsAt: new Date(startsAt.getTime() + minutes * 60_000).toISOString(),
      bookUntil: lastBookingDay(visit),
      places,
      languages: spoken,
      join: join ?? null,
      cancelled: cancelled === true,
      sequence: sequence ?? 0,
      isSample: isSampleVisit(content, visit),
    };
  });
}
