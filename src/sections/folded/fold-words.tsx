import type { ReactNode } from 'react';
import { useWords } from '../../i18n/provider.tsx';

/** The contents of a list whose items a fold counts. */
export type Counted =
  | 'answers'
  | 'courses'
  | 'costs'
  | 'facilities'
  | 'lodgings'
  | 'phases'
  | 'points'
  | 'questions'
  | 'ratings'
  | 'references'
  | 'services'
  | 'steps'
  | 'terms'
  | 'topics';

/** The contents of a fold, as its summary names them: a list with the number of its items, or a part without one. */
export type Holding = { holds: Counted; count: number } | { holds: 'details' | 'hours' };

/** Text of a fold's summary: its contents, and for screen readers also their subject. */
export function FoldWords({ about, ...holding }: { about: ReactNode } & Holding) {
  const t = useWords();
  return (
    <>
      {'count' in holding ? (
        <span data-count={holding.count}>{t(`fold.${holding.holds}`, { count: holding.count })}</span>
      ) : (
        t(`fold.${holding.holds}`)
      )}
      <span className="visually-hidden">: {about}</span>
    </>
  );
}

/** How many items stand open; other lists: two. Phases and rows of equipment are long, ratings are short. */
const most: Readonly<Partial<Record<Holding['holds'], number>>> = { phases: 0, facilities: 0, ratings: 5 };

/** Whether a list is so short that it is not folded. */
export function isShort(holding: Holding): boolean {
  return 'count' in holding && holding.count <= (most[holding.holds] ?? 2);
}
