import type { ReactNode } from 'react';
import { Fold } from '../../ui/fold.tsx';
import { FoldWords, isShort, type Holding } from './fold-words.tsx';

type FoldedPartProps = {
  /** Name of the folded part, for screen readers. */
  about: ReactNode;
  className?: string | undefined;
  children: ReactNode;
} & (
  | { holding: Holding; summary?: undefined }
  /** Text of the summary, if it names the part itself. */
  | { holding?: undefined; summary: string }
);

/** A part of a section that is folded on phones, unless its list is short. */
export function FoldedPart({ about, holding, summary, className, children }: FoldedPartProps) {
  if (holding && isShort(holding)) return <div className={className}>{children}</div>;
  return (
    <Fold className={className} summary={holding ? <FoldWords about={about} {...holding} /> : summary}>
      {children}
    </Fold>
  );
}
