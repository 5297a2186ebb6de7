import type { ReactNode } from 'react';
import { useWords } from '../../i18n/provider.tsx';

/** The contents of a fold, as its summary names them: a list with the number of its items, or a part without one. */
export type Holding =
  | {
      holds:
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
      count: number;
    }
  | { holds: 'details' | 'hours' };

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

/** Whether a list has no more items than a fold shows while it is closed. Phases are long. */
export function isShort(holding: Holding): boolean {
  return 'count' in holding && holding.count <= 2 && holding.holds !== 'phases';
}
