import { SectionBand } from '../../ui/section-band.tsx';
import { Columns } from '../columns/columns.tsx';

type GuideIntroductionProps = {
  paragraphs: readonly string[];
  /** Names the authority whose rules prevail. */
  note: string;
  /** States the day of the last comparison, or that there was none. */
  compared?: string | undefined;
};

/** Introduces a guide: its use, and the authority that prevails if the guide is out of date. */
export function GuideIntroduction({ paragraphs, note, compared }: GuideIntroductionProps) {
  return (
    <SectionBand>
      <Columns
        wide="words"
        words={paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      >
        <div className="stack gap-3 small panel padded">
          <p>{note}</p>
          {compared && <p>{compared}</p>}
        </div>
      </Columns>
    </SectionBand>
  );
}
