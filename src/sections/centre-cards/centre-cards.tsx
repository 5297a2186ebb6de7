import { SiteLink } from '../../features/page/site-link.tsx';
import type { PictureContent } from '../../schema/picture.ts';
import type { RouteId } from '../../site/routes.ts';
import type { Cell } from '../../ui/cells.tsx';
import { ChartCard } from '../../ui/chart-card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { CardGrid } from '../card-grid/card-grid.tsx';
import styles from './centre-cards.module.css';

export type CentreCard = {
  route: Extract<RouteId, 'madrid' | 'canarias'>;
  name: string;
  text: string;
  cells: readonly Cell[];
  picture: PictureContent;
  action: string;
};

type CentreCardsProps = { id?: string | undefined; title: string; intro?: string; cards: readonly CentreCard[] };

/** The campuses as cards that link to their pages. */
export function CentreCards({ id, title, intro, cards }: CentreCardsProps) {
  return (
    <SectionBand id={id} tone="land" title={title} lead={intro}>
      <CardGrid>
        {cards.map(({ route, name, text, cells, picture, action }) => (
          <ChartCard
            key={route}
            className={styles.card}
            shape="beside"
            picture={<Picture {...picture} caption={undefined} fit="cover" sizes="(width <= 40rem) 92vw, 40rem" />}
            name={name}
            cells={cells}
            action={{ render: <SiteLink to={route} />, label: action }}
          >
            <p>{text}</p>
          </ChartCard>
        ))}
      </CardGrid>
    </SectionBand>
  );
}
