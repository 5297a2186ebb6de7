import { z } from 'zod';
import { madridDay } from '../../../src/site/days.ts';
import { enquiryWorkbook, type ChoiceTitles } from '../../enquiries/leads/enquiry-workbook.ts';
import type { EnquiryStore } from '../../enquiries/store/store.ts';
import { readSelection } from '../enquiries/selection.ts';
import { RequestError, type OfficeRoute } from '../office-route.ts';

type Parts = { store: Pick<EnquiryStore, 'batches' | 'count'>; facts: ChoiceTitles; now: () => Date };

/** Greatest number of enquiries in a workbook, which then takes a minute to write. `leads export` has no limit. */
const mostEnquiries = 100_000;

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The ids of selected enquiries; an address has room for 280. */
const picked = z.array(z.uuid()).max(280);

/** The route of the workbook with the enquiries that the screen shows. */
export function exportRoutes(parts: Parts): OfficeRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/enquiries.xlsx',
      role: 'office',
      logs: 'exported',
      async answer({ query }) {
        const ids = query.getAll('id');
        if (!picked.safeParse(ids).success) throw new RequestError(422, 'selection');
        const others = new URLSearchParams([...query].filter(([name]) => name !== 'id'));
        const selection = readSelection(others);
        const isTooMuch = ids.length === 0 && (await parts.store.count(selection)) > mostEnquiries;
        if (isTooMuch) throw new RequestError(422, 'too-many', { most: mostEnquiries });
        const file = enquiryWorkbook(parts.store.batches(selection, { ids }), parts.facts);
        return { file, name: `consultas-${madridDay(parts.now())}.xlsx`, type: workbookType };
      },
    },
  ];
}
