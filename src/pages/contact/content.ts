import { inLanguage } from '../../i18n/language.ts';
import { fill } from '../../i18n/words/fill.ts';
import { centreCard } from '../campus-parts/centre-cards.ts';
import { dayName, hour, officeDays } from '../campus-parts/office-hours.ts';
import type { ContentRequest } from '../page-content.ts';

export type ContactContent = ReturnType<typeof contactContent>['content'];

export function contactContent(request: ContentRequest) {
  const { content, language } = request;
  const { head, hero, panel, centres } = inLanguage(content.contact, language);
  const { action } = centres;
  return {
    head,
    content: {
      hero,
      form: inLanguage(content.home.contact, language),
      panel: {
        title: panel.title,
        email: panel.email,
        phones: [panel.phones.madrid, panel.phones.canarias],
        answer: panel.answer,
        hours: hoursOf(request),
      },
      centres: {
        title: centres.title,
        cards: [
          centreCard(request, 'madrid', { text: centres.madrid, action }),
          centreCard(request, 'canarias', { text: centres.canarias, action }),
        ],
      },
    },
  };
}

/** The office hours as text, and every sentence about them that may apply at some minute of the week. */
function hoursOf({ content, language }: ContentRequest) {
  const { title, days, weekend, zone, ...status } = inLanguage(content.contact.panel.hours, language);
  const office = content.centre.officeHours;
  const opens = hour(office.opens);
  const closes = hour(office.closes);
  return {
    title,
    days: fill(days, { days: officeDays(office.days, language), opens, closes }),
    weekend,
    zone,
    office,
    status: {
      open: fill(status.openNow, { closes }),
      opensToday: fill(status.opensToday, { opens }),
      opensLater: Object.fromEntries(
        office.days.map((name) => [name, fill(status.opensLater, { day: dayName(name, language), opens })]),
      ),
    },
  };
}
