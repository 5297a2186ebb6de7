import { SectionBand, type SectionBandProps } from '../../ui/section-band.tsx';
import { FoldWords, isShort, type Holding } from './fold-words.tsx';

/** A band that is folded below its heading on phones, unless its list is short. */
export function FoldedBand({ holding, ...props }: SectionBandProps & { holding: Holding }) {
  return (
    <SectionBand {...props} fold={isShort(holding) ? undefined : <FoldWords about={props.title} {...holding} />} />
  );
}
