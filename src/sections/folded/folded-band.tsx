import { SectionBand, type SectionBandProps } from '../../ui/section-band.tsx';
import { FoldWords } from './fold-words.tsx';

/** A band of which phones show the heading, and the rest once it is asked for. */
export function FoldedBand(props: SectionBandProps) {
  return <SectionBand {...props} fold={<FoldWords about={props.title} />} />;
}
