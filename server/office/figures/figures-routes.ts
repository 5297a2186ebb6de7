import { z } from 'zod';
import type { ShownFigures } from '../../../src/schema/office-figures.ts';
import type { EnquiryStore, OpenedDatabase } from '../../enquiries/store/store.ts';
import { enquiryFigures, weeksBefore } from '../../figures/office-figures.ts';
import { readLines } from '../enquiries/enquiry-lines.ts';
import { officeRoute, type OfficeRoute } from '../office-route.ts';

type Parts = Pick<OpenedDatabase, 'db'> & { store: Pick<EnquiryStore, 'figureEnquiries'>; now: () => Date };

const figuresQuery = z.object({ weeks: z.coerce.number().int().min(1).max(53).default(12) });

/** The route of the figures: of enquiries. */
export function figuresRoutes({ db, store, now }: Parts): OfficeRoute[] {
  return [
    officeRoute('GET', '/api/figures', {
      query: figuresQuery,
      problem: 'weeks',
      logs: { action: 'listed', subject: () => 'unanswered' },
      async respond({ query: { weeks } }) {
        const at = now();
        const since = weeksBefore(at, weeks);
        const figures = await enquiryFigures(store.figureEnquiries(since), since, at);
        const lines = await readLines(
          db,
          figures.unanswered.map(({ id }) => id),
        );
        return {
          json: { ...figures, unanswered: lines.toReversed() } satisfies ShownFigures,
          people: lines.length,
        };
      },
    }),
  ];
}
