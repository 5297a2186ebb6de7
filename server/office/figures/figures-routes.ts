import { z } from 'zod';
import type { EnquiryFigures } from '../../../src/schema/office-figures.ts';
import type { EnquiryStore } from '../../enquiries/store/enquiry-store.ts';
import { officeFigures, weeksBefore } from '../../figures/office-figures.ts';
import { RequestError, type OfficeRoute } from '../office-route.ts';

type Parts = { store: Pick<EnquiryStore, 'figures'>; now: () => Date };

const weeksAsked = z.coerce.number().int().min(1).max(53);

/** The route of the figures: those of `leads figures`. */
export function figuresRoutes({ store, now }: Parts): OfficeRoute[] {
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
        const { waits: _, ...figures } = officeFigures(await store.figures(since), since, at);
        return { json: figures satisfies EnquiryFigures };
      },
    },
  ];
}
