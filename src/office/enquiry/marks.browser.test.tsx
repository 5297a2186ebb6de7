import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { officeFacts } from '../../../tests/office-facts.ts';
import { renderInOffice } from '../../../tests/office-screen.tsx';
import type { EnquiryState } from '../../schema/enquiry-states.ts';
import type { EnquiryDetail } from '../../schema/office.ts';
import { Marks } from './marks.tsx';
import type { Changes } from './use-changes.ts';

const assignee = officeFacts.person.email;

test.each<[EnquiryState, object]>([
  ['new', { assignee, state: 'in-hand' }],
  ['answered', { assignee }],
])('an enquiry in the state %s is taken with the change %o', async (state, wanted) => {
  const change = vi.fn<Changes['change']>();
  const detail = { state, assignee: null } as unknown as EnquiryDetail;
  const changes = { change, conflict: null, error: null } as unknown as Changes;
  const screen = await renderInOffice(<Marks detail={detail} changes={changes} />);
  await userEvent.click(screen.getByRole('button', { name: 'Me la quedo' }));
  expect(change.mock.calls).toEqual([[wanted]]);
});
