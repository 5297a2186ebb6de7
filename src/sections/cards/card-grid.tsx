import { Children, type ReactNode } from 'react';
import styles from './cards.module.css';

export type CardGridProps = {
  /** Maximum number of cards per row. */
  abreast?: 2 | 3 | undefined;
  /** Whether the order of the cards is meaningful. */
  ordered?: boolean | undefined;
  /** Each child is one card. */
  children: ReactNode;
};

/** Equally high cards side by side. */
export function CardGrid({ abreast = 2, ordered = false, children }: CardGridProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List data-items className={`${abreast === 3 ? 'thirds' : 'grid-26'} gap-6 ${styles.cards}`} data-abreast={abreast}>
      {Children.map(children, (card) => (
        <li className="stack">{card}</li>
      ))}
    </List>
  );
}
