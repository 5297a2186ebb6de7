import { inLanguage } from '../../i18n/language.ts';
import { capital, longDate, wordList } from '../../i18n/format.ts';
import type { Visit } from '../../schema/visits.ts';
import { bookingAddress } from '../../schema/visit-address.ts';
import type { VisitRow } from '../../sections/visits/visit-row.ts';
import { editionCalendarPath } from '../../site/calendar-paths.ts';
import { visitDay, visitHour, visitWord } from '../../site/visit-words.ts';
import { isSampleVisit, lastBookingDay, madridMoment, shownVisits, visitState } from '../../site/visits.ts';
import { sampleDates } from '../course-parts/next-edition.ts';
import type { ContentRequest } from '../page-content.ts';
import { visitsStructuredData } from './structured-data.ts';

export type VisitsContent = ReturnType<typeof visitsContent>['content'];

/** Picks the future sessions, and the information that visitors need beforehand. */
export function visitsContent(request: ContentRequest) {
  const { content, language, today } = request;
  const { head, hero, board, none, before } = inLanguage(content.visits, language);
  const ahead = shownVisits(content).filter((visit) => visitState(visit, today) !== 'past');
  return {
    head: { ...head, structuredData: visitsStructuredData(request, ahead) },
    content: {
      hero,
      board: {
        ...board,
        sample: sampleDates(request),
        none: ahead.length === 0 ? none : undefined,
        rows: ahead.map((visit) => visitRow(request, visit)),
      },
      seats: request.seats ?? null,
      before,
    },
  };
}

function visitRow(request: ContentRequest, visit: Visit): VisitRow {
  const { content, language, today } = request;
  const { id, kind, place, places, minutes } = visit;
  const state = visitState(visit, today);
  const isSample = isSampleVisit(content, visit);
  const startsAt = madridMoment(visit.day, visit.hour).toISOString();
  const word = (...[name, values]: [Parameters<typeof visitWord>[0], Parameters<typeof visitWord>[2]?]) =>
    visitWord(name, language, values);
  const day = capital(visitDay(startsAt, language));
  const canBook = state === 'open' && !isSample;
  const spoken = visit.languages.map((each) => word(each));
  return {
    id,
    kind,
    code: word(`code.${kind}`),
    name: visit.title[language],
    detail: day,
    state: state === 'open' || state === 'past' ? undefined : word(`state.${state}`),
    cells: [
      { label: word('label.hour'), value: visitHour(startsAt, language) },
      {
        label: word('label.place'),
        value: place === 'online' ? word('online') : content.campuses[place].name[language],
      },
    ],
    places: {
      label: word('label.places'),
      total: places,
      left: word('left', { left: '{left}', places }),
      none: word('none-left', { places }),
    },
    notes: [
      visit.text[language].replace(/\.$/, ''),
      `${word(`kind.${kind}`)}, ${word('minutes', { count: minutes })}`,
      word('language', { languages: wordList(spoken, language) }),
      ...(canBook ? [word('until', { day: longDate(lastBookingDay(visit), language) })] : []),
    ],
    isSample: visit.sample === true && content.editions.asOf === undefined,
    booking: canBook
      ? { address: bookingAddress(id, language), book: word('book'), wait: word('wait'), full: word('full') }
      : undefined,
    ask: word('ask'),
    calendar: state === 'cancelled' ? undefined : editionCalendarPath(id, language),
  };
}
