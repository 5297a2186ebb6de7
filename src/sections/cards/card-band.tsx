import type { ReactNode } from 'react';
import { SiteLink } from '../../features/page/site-link.tsx';
import type { PictureContent } from '../../schema/picture.ts';
import type { RouteId } from '../../site/routes.ts';
import type { Cell } from '../../ui/cells.tsx';
import { ChartCard, type ChartCardProps } from '../../ui/chart-card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionBand, type SectionBandProps } from '../../ui/section-band.tsx';
import { CardGrid, type CardGridProps } from './card-grid.tsx';

/** The content of a card: a campus, a block of a course, a course of the carousel. */
export type CardContent = {
  /** The page that the card links to. */
  route?: RouteId | undefined;
  anchor?: string | undefined;
  kicker?: string | undefined;
  name: string;
  text?: string | undefined;
  cells: readonly Cell[];
  picture: PictureContent;
  /** Text of the link; without it the name is the link. */
  action?: string | undefined;
};

type CardBandProps = Omit<CardGridProps, 'children'> &
  Pick<ChartCardProps, 'shape'> &
  Pick<SectionBandProps, 'id' | 'tone' | 'hold' | 'leadPlace'> & {
    title: string;
    intro?: string | undefined;
    cards: readonly CardContent[];
    /** Shown below the cards. */
    children?: ReactNode;
  };

/** A band with cards side by side: the campuses, the blocks of a course, the programmes for organisations. */
export function CardBand({ title, intro, cards, shape, abreast, ordered, children, ...band }: CardBandProps) {
  return (
    <SectionBand {...band} title={title} lead={intro}>
      <div className="stack gap-8">
        <CardGrid abreast={abreast} ordered={ordered}>
          {cards.map((card) => (
            <Card key={card.name} {...card} shape={shape} sizes="(width <= 40rem) 92vw, 40rem" />
          ))}
        </CardGrid>
        {children}
      </div>
    </SectionBand>
  );
}

type CardProps = CardContent & Pick<ChartCardProps, 'shape' | 'className'> & { sizes: string };

/** One card, with the link to its page. */
export function Card({ route, anchor, name, text, picture, action, sizes, shape, ...card }: CardProps) {
  const caption = shape === 'beside' ? undefined : picture.caption;
  return (
    <ChartCard
      {...card}
      shape={shape}
      picture={<Picture {...picture} caption={caption} fit="cover" sizes={sizes} />}
      name={name}
      action={route && { render: <SiteLink to={route} anchor={anchor} />, label: action }}
    >
      {text && <p>{text}</p>}
    </ChartCard>
  );
}
