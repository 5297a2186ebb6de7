import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInOffice } from '../../tests/office-screen.tsx';
import type { EnquiryLine, EnquiryPage } from '../schema/office.ts';
import type { FoundText } from '../schema/office-content.ts';
import type { MarkOutcome } from '../schema/office-enquiries.ts';
import { closeEnquiry, goTo, readPlace, usePlace } from './address.ts';
import { announced } from './data/announce.ts';
import { markEnquiries, type EnquiryList } from './data/enquiries.ts';
import { EnquiriesView } from './enquiries-view.tsx';

const line: EnquiryLine = {
  id: '2f1c7d1e-9b5b-4d6e-8f6a-0c8f4f3f1c11',
  form: 'contact',
  language: 'es',
  receivedAt: '2026-11-23T10:00:00Z',
  name: 'Ana Pérez',
  organisation: null,
  email: 'ana.perez@example.com',
  excerpt: null,
  course: null,
  campus: null,
  state: 'new',
  proposal: null,
  amount: null,
  assignee: null,
  reminder: null,
  unread: true,
  revision: 0,
  happened: 0,
  inTrouble: false,
};
const enquiries: EnquiryList = {
  lines: [line],
  total: 1,
  isMore: false,
  unread: 1,
  due: 0,
  hasMore: false,
  loadMore: () => {},
  isLoadingMore: false,
  error: null,
  isWaiting: false,
  isOld: false,
};
const Screen = () => <EnquiriesView place={usePlace()} enquiries={enquiries} />;

/** Lets the server of the office answer every request with the same body. */
function answer(body: object, status = 200): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }));
}
const address = () => location.pathname + location.search;
const before = address();
afterEach(() => {
  announced.set('');
  history.replaceState(null, '', before);
});

async function chooseState(): Promise<void> {
  const screen = await renderInOffice(<Screen />);
  (screen.getByRole('link', { name: /Ana Pérez/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('e');
  await userEvent.click(screen.getByRole('button', { name: 'En curso' }));
}

test('a state chosen in the list is announced, or its refusal if somebody else has changed the enquiry', async () => {
  goTo(readPlace('/'));
  answer({ changed: [{ ...line, state: 'in-hand', revision: 1 }], refused: [] } satisfies MarkOutcome);
  await chooseState();
  await expect.poll(() => announced.get()).toBe('Guardado: En curso');

  answer({ changed: [], refused: [{ line, by: null, at: line.receivedAt }] } satisfies MarkOutcome);
  await userEvent.keyboard('e');
  await userEvent.click(page.getByRole('button', { name: 'En curso' }));
  await expect.poll(() => announced.get()).toMatch(/^Alguien ha cambiado 1 antes que tú/);
});

test('an error is shown if a state chosen in the list cannot be saved', async () => {
  goTo(readPlace('/'));
  answer({}, 500);
  await chooseState();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Algo ha fallado y no se ha guardado. Vuelve a intentarlo.');
});

test('an action on several enquiries says their number, and leaves only refused ones ticked', async () => {
  goTo(readPlace('/'));
  const refused = { ...line, id: '3f1c7d1e-9b5b-4d6e-8f6a-0c8f4f3f1c12', name: 'Luis Gil' };
  answer({ changed: [line], refused: [{ line: refused, by: null, at: line.receivedAt }] } satisfies MarkOutcome);
  const both = { ...enquiries, lines: [line, refused] };
  const screen = await renderInOffice(<EnquiriesView place={readPlace('/')} enquiries={both} />);
  await userEvent.click(screen.getByRole('checkbox', { name: /Ana Pérez/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Luis Gil/ }));
  await userEvent.click(screen.getByRole('group').getByRole('button', { name: 'Estado' }));
  await expect.element(screen.getByRole('dialog', { name: 'Estado de 2 consultas' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'En curso' }));
  await expect.element(screen.getByText('1 marcada')).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: /Luis Gil/ })).toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: /Ana Pérez/ })).not.toBeChecked();
});

test('the found texts of the website are below the enquiries, which they do not move', async () => {
  const found: FoundText[] = [{ file: 'press.yaml', path: ['title'], title: 'Prensa', label: 'Título', text: 'Ana' }];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path: unknown) =>
    Response.json(String(path).startsWith('/api/content') ? found : []),
  );
  const screen = await renderInOffice(<EnquiriesView place={readPlace('/?search=ana')} enquiries={enquiries} />);
  const texts = screen.getByText('1 texto de la web');
  await expect.element(texts).toBeVisible();
  const row = screen.getByRole('link', { name: /Ana Pérez/ }).element();
  expect(texts.element().compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('a filter chosen beside an open enquiry is kept after the enquiry is closed', async () => {
  goTo(readPlace('/'));
  goTo(readPlace('/?enquiry=x'));
  goTo(readPlace('/?state=new&enquiry=x'), 'replace');
  closeEnquiry(readPlace(address()));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(address()).toBe('/?state=new');
});

test('closing an enquiry that was opened from the list goes back to the list in the history', async () => {
  goTo(readPlace('/?state=new'));
  goTo(readPlace('/?state=new&enquiry=x'));
  goTo(readPlace('/?state=new&enquiry=y'), 'replace');
  const back = vi.spyOn(history, 'back');
  closeEnquiry(readPlace(address()));
  expect(back).toHaveBeenCalledOnce();
  await expect.poll(address).toBe('/?state=new');
});

test('reading an enquiry on a later page lowers the number of unread enquiries on all pages', async () => {
  const client = new QueryClient();
  const other = { ...line, id: '3f1c7d1e-9b5b-4d6e-8f6a-0c8f4f3f1c12' };
  const shown = { total: 2, isMore: false, unread: 2, due: 0, next: null };
  const pages: EnquiryPage[] = [other, line].map((each) => ({ ...shown, lines: [each] }));
  client.setQueryData(['enquiries', {}], { pages, pageParams: [null, 'x'] });
  answer({ changed: [{ ...line, unread: false }], refused: [] } satisfies MarkOutcome);
  await markEnquiries(client, { enquiries: [line], state: 'in-hand' });
  const kept = client.getQueryData<{ pages: EnquiryPage[] }>(['enquiries', {}]);
  expect(kept?.pages.map(({ unread }) => unread)).toEqual([1, 1]);
});
