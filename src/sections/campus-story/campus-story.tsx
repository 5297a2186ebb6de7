import type { ReactNode } from 'react';
import { Cells, type Cell } from '../../ui/cells.tsx';
import { SectionBand } from '../../ui/section-band.tsx';

type CampusStoryProps = {
  title: string;
  paragraphs: readonly string[];
  cells: readonly Cell[];
  /** Content below the text. */
  children?: ReactNode;
};

/** Text about studying at a campus, beside a panel with its facts. */
export function CampusStory({ title, paragraphs, cells, children }: CampusStoryProps) {
  return (
    <SectionBand aria-label={title}>
      <div className="columns-4-3 gap-8 gap-x-12 top">
        <div className="stack gap-8 leading">
          <h2>{title}</h2>
          <div className="panel">
            <Cells cells={cells} />
          </div>
        </div>
        <div className="stack gap-5 measure">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {children}
        </div>
      </div>
    </SectionBand>
  );
}
