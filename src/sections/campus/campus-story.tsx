import type { ReactNode } from 'react';
import { Cells, type Cell } from '../../ui/cells.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { Columns } from '../columns/columns.tsx';

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
      <Columns
        wide="words"
        words={
          <>
            <h2>{title}</h2>
            <div className="panel">
              <Cells cells={cells} />
            </div>
          </>
        }
      >
        <div className="stack gap-5 measure">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {children}
        </div>
      </Columns>
    </SectionBand>
  );
}
