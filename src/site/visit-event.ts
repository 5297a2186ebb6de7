import type { Language } from '../i18n/language.ts';
import type { VisitFacts } from '../schema/booking.ts';
import type { CalendarEvent } from './course-calendar.ts';
import { routePath } from './routes.ts';
import { visitHour, visitWord } from './visit-words.ts';

/** A visit as an event of a calendar. */
export function visitEvent(visit: VisitFacts, language: Language): CalendarEvent {
  const { id, title, startsAt, endsAt, cancelled, sequence, isSample, placeName, address } = visit;
  const summary = `${visitWord(`kind.${visit.kind}`, language)}: ${title[language]}`;
  return {
    id,
    from: startsAt,
    until: endsAt,
    isTimed: true,
    status: cancelled ? 'cancelled' : 'confirmed',
    sequence,
    summary: isSample ? visitWord('sample', language, { text: summary }) : summary,
    description: [
      `${visitWord('label.hour', language)}: ${visitHour(startsAt, language)}`,
      ...(isSample ? [visitWord('sample.line', language)] : []),
    ].join('\n'),
    place: [placeName[language], address].filter(Boolean).join(', '),
    path: `${routePath('visits', language)}#${id}`,
  };
}
