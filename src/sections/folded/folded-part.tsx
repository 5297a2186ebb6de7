import type { ReactNode } from 'react';
import { Fold } from '../../ui/fold.tsx';
import { FoldWords } from './fold-words.tsx';

type FoldedPartProps = {
  /** Name of the folded part, for screen readers. */
  about: ReactNode;
  /** Text of the summary, if it names the part itself. */
  summary?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A part of a section that is folded on phones. */
export function FoldedPart({ about, summary, className, children }: FoldedPartProps) {
  return (
    <Fold className={className} summary={summary ?? <FoldWords about={about} />}>
      {children}
    </Fold>
  );
}
