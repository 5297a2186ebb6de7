import { exportQuery } from '../../../src/schema/office-enquiries.ts';
import { madridDay } from '../../../src/site/days.ts';
import { enquiryWorkbook, type ChoiceTitles } from '../../enquiries/leads/enquiry-workbook.ts';
import type { EnquiryStore } from '../../enquiries/store/store.ts';
import { kindsOf } from '../log/office-log.ts';
import { officeRoute, RequestError, type OfficeRoute } from '../office-route.ts';

type Parts = { store: Pick<EnquiryStore, 'batches' | 'count'>; facts: ChoiceTitles; now: () => Date };

/** Greatest number of enquiries in a workbook, which then takes a minute to write. `leads export` has no limit. */
const mostEnquiries = 100_000;

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The route of the workbook with the enquiries that the screen shows. */
export function exportRoutes(parts: Parts): OfficeRoute[] {
  return [
    officeRoute('GET', '/api/enquiries.xlsx', {
      query: exportQuery,
      problem: 'selection',
      logs: {
        action: 'exported',
        subject: ({ query }) => (query.id.length > 0 ? query.id.join(' ') : kindsOf(query, 'id')),
      },
      async respond({ query: { id: ids, ...filters } }) {
        const isTooMuch = ids.length === 0 && (await parts.store.count(filters)) > mostEnquiries;
        if (isTooMuch) throw new RequestError(422, 'too-many', { most: mostEnquiries });
        const file = enquiryWorkbook(parts.store.batches(filters, { ids }), parts.facts);
        return { file, name: `consultas-${madridDay(parts.now())}.xlsx`, type: workbookType };
      },
    }),
  ];
}
