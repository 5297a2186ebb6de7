import type { RouteId } from '../../site/routes.ts';
import type { CardContent } from '../../sections/cards/card-band.tsx';
import type { ContentRequest } from '../page-content.ts';

/**
 * A campus as a card that links to its page: its picture on the home page, its address, and a text from the caller.
 */
export function centreCard(
  { content, language, t, picture }: ContentRequest,
  route: Extract<RouteId, 'madrid' | 'canarias'>,
  words: Pick<CardContent, 'text' | 'action'>,
): CardContent {
  const { name, facts } = content.campuses[route];
  const { street, postalCode, city } = content.centre.addresses[route];
  return {
    route,
    name: name[language],
    ...words,
    picture: picture(content.home.campuses.cards[route].picture),
    cells: [
      { label: t('contact.address'), value: `${street}, ${postalCode} ${city}` },
      { label: t('campus.airport'), value: facts.airport.icao },
    ],
  };
}
