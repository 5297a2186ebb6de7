import type { ReactNode } from 'react';
import { Fold } from '../../ui/fold.tsx';
import { FoldWords } from './fold-words.tsx';

type FoldedPartProps = {
  /** Names the folded part for people who hear only the summary. */
  about: ReactNode;
  /** Words of the summary, where they name it themselves. */
  summary?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A part of a section that phones fold away. */
export function FoldedPart({ about, summary, className, children }: FoldedPartProps) {
  return (
    <Fold className={className} summary={summary ?? <FoldWords about={about} />}>
      {children}
    </Fold>
  );
}
