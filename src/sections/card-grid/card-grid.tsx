import { Children, type ReactNode } from 'react';
import styles from './card-grid.module.css';

type CardGridProps = {
  /** Two cards abreast where there is room, or three. */
  abreast?: 2 | 3;
  /** Whether the order of the cards means something. */
  ordered?: boolean;
  /** Every child is one card. */
  children: ReactNode;
};

/** Cards of one height side by side. */
export function CardGrid({ abreast = 2, ordered = false, children }: CardGridProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={styles.cards} data-abreast={abreast}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </List>
  );
}
