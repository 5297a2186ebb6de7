import { pageChoiceNames } from '../../../src/schema/fields/field-names.ts';
import { checkTypedForm } from '../../../src/schema/forms.ts';
import { typedRequest } from '../../../src/schema/office-enquiries.ts';
import { knownChoice, type SiteChoices } from '../../forms/form-context.ts';
import { acceptEnquiry, enquiryOf, type FormStore } from '../../forms/submission/accept.ts';
import { officeRoute, RequestError, type OfficeRoute } from '../office-route.ts';
import type { OfficeQueries } from './office-queries.ts';

/** In place of the version of a text: the person agreed on the telephone. */
export const byTelephone = 'telephone';

/** The route for an enquiry typed in after a telephone call; it is assigned to the person who typed it in. */
export function typedRoute({
  store,
  mark,
  facts,
  now,
}: {
  store: Pick<FormStore, 'accept' | 'show'>;
  mark: OfficeQueries['mark'];
  facts: SiteChoices;
  now: () => Date;
}): OfficeRoute {
  return officeRoute('POST', '/api/enquiries', {
    body: typedRequest,
    problem: 'typed',
    logs: { action: 'typed', subject: ({ body }) => body.id },
    async json({ body: { id, language, ...values }, person }) {
      const chosen = pageChoiceNames.map((name) => [name, knownChoice(name, values[name], facts) ?? '']);
      const checked = checkTypedForm({ ...values, ...Object.fromEntries(chosen) });
      if (!checked.ok) throw new RequestError(422, 'typed');
      const origin = { page: null, clickId: null, referrer: null, campaign: null, typedBy: person.email };
      const context = { origin, choices: { course: null, campus: null } };
      const sent = { form: 'contact', language, submission: id, context } as const;
      const outcome = await acceptEnquiry(store, enquiryOf(sent, checked, byTelephone, now()));
      if (outcome === 'another') throw new RequestError(409, 'changed');
      await mark({ enquiries: [{ id, revision: 0 }], assignee: person.email }, person.email);
      return { id };
    },
  });
}
