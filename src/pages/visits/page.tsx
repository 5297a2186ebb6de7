import { BelowTheFold } from '../../features/navigation/below-the-fold.tsx';
import { AnswerPlace } from '../../sections/answer-place/answer-place.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import { PointGrid } from '../../sections/point-grid/point-grid.tsx';
import { VisitBoard } from '../../sections/visits/visit-board.tsx';
import type { VisitsContent } from './content.ts';

/** The future visits and sessions. The server renders the board again with the numbers of free places. */
export function VisitsPage({ hero, board, before }: VisitsContent) {
  return (
    <>
      <PageHeading {...hero} />
      <AnswerPlace>
        <VisitBoard board={board} />
      </AnswerPlace>
      <BelowTheFold>
        <PointGrid tone="land" title={before.title} points={before.items} />
      </BelowTheFold>
    </>
  );
}
