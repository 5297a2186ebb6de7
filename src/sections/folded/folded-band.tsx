import { SectionBand, type SectionBandProps } from '../../ui/section-band.tsx';
import { FoldWords } from './fold-words.tsx';

/** A band that phones fold away below its heading. */
export function FoldedBand(props: SectionBandProps) {
  return <SectionBand {...props} fold={<FoldWords about={props.title} />} />;
}
