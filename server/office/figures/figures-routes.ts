import { z } from 'zod';
import type { ShownFigures } from '../../../src/schema/office-figures.ts';
import type { EnquiryStore, OpenedDatabase } from '../../enquiries/store/store.ts';
import { enquiryFigures, weeksBefore } from '../../figures/office-figures.ts';
import { readLines } from '../enquiries/enquiry-lines.ts';
import { RequestError, type OfficeRoute } from '../office-route.ts';

type Parts = Pick<OpenedDatabase, 'db'> & { store: Pick<EnquiryStore, 'countedEnquiries'>; now: () => Date };

const weeksAsked = z.coerce.number().int().min(1).max(53);

/** The route of the figures: those of `leads figures`, without the delays of mails and webhook calls. */
export function figuresRoutes({ db, store, now }: Parts): OfficeRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/figures',
      role: 'office',
      async answer({ query }) {
        const { success, data: weeks } = weeksAsked.safeParse(query.get('weeks') ?? 12);
        if (!success) throw new RequestError(422, 'weeks');
        const at = now();
        const since = weeksBefore(at, weeks);
        const figures = await enquiryFigures(store.countedEnquiries(since), since, at);
        const lines = await readLines(
          db,
          figures.unanswered.map(({ id }) => id),
        );
        return { json: { ...figures, unanswered: lines.toReversed() } satisfies ShownFigures };
      },
    },
  ];
}
