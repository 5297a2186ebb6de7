import type { ReactNode } from 'react';
import { SiteLink } from '../../features/page/site-link.tsx';
import type { PictureContent } from '../../schema/picture.ts';
import type { RouteId } from '../../site/routes.ts';
import type { Cell } from '../../ui/cells.tsx';
import { ChartCard } from '../../ui/chart-card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { CardGrid } from '../card-grid/card-grid.tsx';
import { FoldedPart } from '../folded/folded-part.tsx';
import styles from './block-cards.module.css';

/** A block of a longer course: a course with a page of its own, unless it is hidden. */
export type BlockCard = {
  route: RouteId | undefined;
  code: string;
  name: string;
  text: string;
  cells: readonly Cell[];
  picture: PictureContent;
  action: string;
};

type BlockCardsProps = {
  id?: string | undefined;
  title: string;
  intro: string;
  cards: readonly BlockCard[];
  /** Shown below the cards, in the same band. */
  children?: ReactNode;
};

/** The blocks of a course, in their order, as cards that link to their pages. */
export function BlockCards({ id, title, intro, cards, children }: BlockCardsProps) {
  return (
    <SectionBand id={id} tone="sea" title={title} lead={intro} leadPlace="beside">
      <CardGrid ordered>
        {cards.map(({ route, code, name, text, cells, picture, action }) => (
          <ChartCard
            key={code}
            className={styles.card}
            shape="beside"
            picture={
              <Picture {...picture} alt="" caption={undefined} fit="cover" sizes="(width <= 40rem) 92vw, 40rem" />
            }
            kicker={code}
            name={name}
            cells={cells}
            action={route && { render: <SiteLink to={route} />, label: action }}
          >
            <p>{text}</p>
          </ChartCard>
        ))}
      </CardGrid>
      {children && (
        <div className={styles.below}>
          <FoldedPart about={title} holding={{ holds: 'hours' }}>
            {children}
          </FoldedPart>
        </div>
      )}
    </SectionBand>
  );
}
