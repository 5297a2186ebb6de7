import { longDate } from '../src/i18n/format.ts';
import { fromKeys } from '../src/i18n/from-keys.ts';
import { languages, type Language } from '../src/i18n/language.ts';
import { dictionaries } from '../src/i18n/words/dictionaries.ts';
import { translator } from '../src/i18n/words/words.ts';
import type { Edition } from '../src/schema/editions.ts';
import type { SiteContent } from '../src/schema/site-content.ts';
import type { CalendarEvent, CourseCalendar, CourseCalendars } from '../src/site/course-calendar.ts';
import { allEditions } from '../src/site/course-editions.ts';
import { priceText, startPhrase, type Writing } from '../src/site/course-words.ts';
import { addDays } from '../src/site/days.ts';
import { startSpan } from '../src/site/editions.ts';
import { canonicalPath } from '../src/site/links.ts';
import { visitEvent } from '../src/site/visit-event.ts';
import { visitFacts } from './visit-facts.ts';

/**
 * The editions and visits as events of calendars. Past events are included, so that they stay in subscribed calendars.
 * @param day the day that pages show as today (`contentDay`), `YYYY-MM-DD`
 */
export function courseCalendars(content: SiteContent, day: string): CourseCalendars {
  return { stamp: day, calendars: fromKeys(languages, (language) => calendarIn(content, language)) };
}

function calendarIn(content: SiteContent, language: Language): CourseCalendar {
  const writing = { language, t: translator(dictionaries[language]) };
  const { hero } = content.editions;
  return {
    name: `${hero.title[language]}, ${content.centre.name}`,
    description: content.editions.head.description[language],
    events: [
      ...allEditions(content).flatMap((edition) => calendarEvent(content, edition, writing)),
      ...visitFacts(content).map((visit) => visitEvent(visit, language)),
    ],
  };
}

function calendarEvent(content: SiteContent, edition: Edition, writing: Writing): CalendarEvent[] {
  const { language, t } = writing;
  const { id, course: courseId, campus, start, cancelled, sequence } = edition;
  const course = content.courses[courseId];
  const span = startSpan(start);
  if (!course?.route || !span) return [];
  const isExact = span.first === span.last;
  const words = { course: course.card.title[language], place: t(`facts.place.${campus}`) };
  const summary = isExact
    ? t('calendar.event', words)
    : t('calendar.eventAbout', { ...words, start: startPhrase(start, writing) });
  const uncertain = isExact ? 'confirmed' : 'tentative';
  return [
    {
      id,
      from: span.first,
      until: addDays(span.last, 1),
      status: cancelled ? 'cancelled' : uncertain,
      sequence: sequence ?? 0,
      summary: content.editions.asOf ? t('sample.prefix', { text: summary }) : summary,
      description: description(content, edition, writing),
      place: campus === 'online' ? undefined : `${content.centre.name}, ${content.campuses[campus].name[language]}`,
      path: canonicalPath(course.route, language) + (course.anchor ? `#${course.anchor}` : ''),
    },
  ];
}

function description(
  content: SiteContent,
  { timetable, price, places, end, closes }: Edition,
  writing: Writing,
): string {
  const { language, t } = writing;
  const { asOf } = content.editions;
  const cost = price && priceText(price, writing);
  const lines = [
    timetable && `${t('calendar.timetable')}: ${timetable[language]}`,
    end && t('editions.ends', { day: longDate(end, language) }),
    closes && t('editions.closes', { day: longDate(closes, language) }),
    places && `${t('editions.places')}: ${places}`,
    cost && `${t('facts.label.price')}: ${cost.amount} (${cost.tax}). ${cost.excludes}`,
    asOf && t('editions.sample', { day: longDate(asOf, language) }),
  ];
  return lines.filter(Boolean).join('\n');
}
