import { inLanguage } from '../../i18n/language.ts';
import { capital, longMonth } from '../../i18n/format.ts';
import type { Edition } from '../../schema/editions.ts';
import { canChoose } from '../../sections/calendar/calendar-board.tsx';
import type { CalendarGroup } from '../../sections/calendar/calendar-month.tsx';
import { courseCalendarPath } from '../../site/calendar-paths.ts';
import { calendarMonths } from '../../site/content-day.ts';
import { allEditions } from '../../site/course-editions.ts';
import { startText } from '../../site/course-words.ts';
import { addMonths } from '../../site/days.ts';
import { isAhead, isListed, startSpan } from '../../site/editions.ts';
import { hasPage, linkedCourses } from '../course-parts/course-of.ts';
import { sampleDates } from '../course-parts/next-edition.ts';
import { visitsAhead } from '../course-parts/visit-lines.ts';
import { editionRow } from '../course-parts/edition-rows.ts';
import type { ContentRequest } from '../page-content.ts';
import { calendarChoices } from './choices.ts';

export type CalendarContent = ReturnType<typeof calendarContent>['content'];

/** Picks the calendar: the editions of the next months, each with its course, and the filter in the address. */
export function calendarContent(request: ContentRequest) {
  const { content, language, siteUrl, t } = request;
  const { head, hero, subscribe, empty, undated } = inLanguage(content.editions, language);
  const choices = calendarChoices(content);
  const found = groups(request);
  const hasDates = found.length > 0;
  return {
    head,
    name: hero.title,
    content: {
      hero: { title: hero.title, lead: leadOf(hero, found) },
      courses: choices.courses.map((id) => ({ id, name: content.courses[id]?.card.title[language] ?? id })),
      campuses: choices.campuses.map((id) => ({ id, name: capital(t(`facts.place.${id}`)) })),
      sample: sampleDates(request),
      groups: found,
      columns: [
        t('calendar.course'),
        t('facts.label.start'),
        t('facts.label.place'),
        t('editions.places'),
        t('calendar.next'),
      ],
      empty,
      undated: {
        title: undated.title,
        // Without any edition, the lead of the page already says this.
        text: hasDates ? undated.text : undefined,
        tellMe: t('tellMe.next'),
        courses: undatedCourses(request),
      },
      visits: {
        title: t('nav.visits'),
        visits: visitsAhead(request).map(({ when, ...visit }) => ({ ...visit, when: capital(when) })),
      },
      subscribe: {
        ...subscribe,
        action: hasDates ? subscribe.action : undefined,
        address: siteUrl + courseCalendarPath(language),
      },
    },
  };
}

function leadOf({ lead, choose, none }: Record<'lead' | 'choose' | 'none', string>, found: CalendarGroup[]): string {
  if (found.length === 0) return none;
  return canChoose(found) ? `${lead} ${choose}` : lead;
}

/** The editions by month, those of one month by place. A season follows its months, and undated editions come last. */
function groups(request: ContentRequest): CalendarGroup[] {
  const { content, today, language } = request;
  const end = addMonths(`${today.slice(0, 7)}-01`, calendarMonths);
  const found = new Map<string, CalendarGroup>();
  for (const edition of allEditions(content)) {
    const span = startSpan(edition.start);
    if (!isListed(edition, today) || (span && span.first >= end)) continue;
    const name = capital(groupName(edition, request));
    const group = found.get(name) ?? { name, rows: [] };
    const place = content.courses[edition.course];
    if (!place || !hasPage(place)) continue;
    const row = editionRow(request, edition, 'course');
    found.set(name, { name, rows: [...group.rows, { ...row, place: edition.campus }] });
  }
  return [...found.values()].map(({ name, rows }) => ({
    name,
    rows: rows.toSorted((one, other) => other.place.localeCompare(one.place)),
  }));

  function groupName({ start }: Edition, writing: ContentRequest): string {
    if (start === 'to-be-announced' || 'season' in start) return startText(start, { language, t: writing.t });
    return longMonth('day' in start ? start.day.slice(0, 7) : start.month, language);
  }
}

/** Courses that have a page but no future edition, in the order of the catalogue. */
function undatedCourses({ content, language, today }: ContentRequest) {
  const dated = new Set(allEditions(content).flatMap((edition) => (isAhead(edition, today) ? [edition.course] : [])));
  return linkedCourses(content)
    .filter(({ id }) => !dated.has(id))
    .map(({ id, course: { card, route, anchor } }) => {
      return { id, name: card.title[language], route, anchor };
    });
}
