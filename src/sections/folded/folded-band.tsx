import { SectionBand, type SectionBandProps } from '../../ui/section-band.tsx';
import { FoldWords, isShort, type Holding } from './fold-words.tsx';

/** A band that is folded below its heading on phones, unless its list is short or `holding` is left out. */
export function FoldedBand({ holding, ...props }: SectionBandProps & { holding: Holding | undefined }) {
  const isFolded = holding && !isShort(holding);
  return <SectionBand {...props} fold={isFolded && <FoldWords about={props.title} {...holding} />} />;
}
