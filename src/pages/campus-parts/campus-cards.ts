import { inLanguage } from '../../i18n/language.ts';
import { campusIds } from '../../schema/references.ts';
import type { CampusCard } from '../../sections/campus/campus-map.tsx';
import { cardPicture } from '../card-picture.ts';
import type { ContentRequest } from '../page-content.ts';

/** Both campuses as cards: each has its transport, its airport, and a link to its page. */
export function campusCards({ content, language, t, picture }: ContentRequest): CampusCard[] {
  const { cards } = inLanguage(content.home.campuses, language);
  return campusIds.map((route) => {
    const { name, facts } = inLanguage(content.campuses[route], language);
    const { icao, minutesAway } = facts.airport;
    return {
      route,
      name,
      icao,
      picture: cardPicture(picture(cards[route].picture)),
      transport: facts.transport,
      airport: minutesAway ? { label: t('campus.airport'), text: `${minutesAway}\u00A0min` } : undefined,
      action: cards[route].action,
    };
  });
}
