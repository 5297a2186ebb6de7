import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import { Points } from '../../sections/points/points.tsx';
import { VisitBoard } from '../../sections/visits/visit-board.tsx';
import { defineScreen } from '../page-content.ts';
import { visitsContent, type VisitsContent } from './content.ts';

export const screen = defineScreen(visitsContent, VisitsPage);

/** The future visits and sessions, with the numbers of free places. */
function VisitsPage({ hero, board, seats, before }: VisitsContent) {
  return (
    <>
      <PageHeading {...hero} />
      <VisitBoard board={board} seats={seats} />
      <Points tone="land" {...before} />
    </>
  );
}
