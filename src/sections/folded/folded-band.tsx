import { SectionBand, type SectionBandProps } from '../../ui/section-band.tsx';
import { FoldWords } from './fold-words.tsx';

/** A band that is folded below its heading on phones. */
export function FoldedBand(props: SectionBandProps) {
  return <SectionBand {...props} fold={<FoldWords about={props.title} />} />;
}
