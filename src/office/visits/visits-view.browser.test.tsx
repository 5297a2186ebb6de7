import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInOffice } from '../../../tests/office-screen.tsx';
import type { ChangeRequest, ContentFileView } from '../../schema/office-content.ts';
import type { OfficeVisit, OfficeVisits } from '../../schema/office-visits.ts';
import { NewVisit } from './visit-list.tsx';
import { VisitsView } from './visits-view.tsx';

const both = (text: string) => ({ es: text, en: text });
const plain = { when: both('hoy'), place: both('Madrid'), places: 40, coming: 0, waiting: 0, isGone: false };
const visit = (id: string, more: Partial<OfficeVisit>): OfficeVisit => {
  return { id, title: both(id), ...plain, isOver: false, isSample: false, change: null, at: null, ...more };
};
const visits = [visit('ahead', {}), visit('sample', { isOver: true, isSample: true }), visit('held', { isOver: true })];
const answer: OfficeVisits = { visits, drafts: [{ at: 3, title: both(''), day: '' }] };
const text: ContentFileView = { file: 'visits.yaml', title: '', version: '1', groups: [], pages: [] };
text.groups.push({
  id: 'visits',
  label: '',
  fields: [],
  groups: [],
  list: { path: [], label: '', length: 4, least: 0 },
});
/** The values that a copy at the place 2 gives up. */
const cleared = ['sample', 'bookUntil', 'cancelled'].map((key) => ({
  kind: 'set',
  path: ['visits', 2, key],
  value: null,
}));

afterEach(() => history.replaceState(null, '', '/'));

test('a sample stands apart from the visits to come and from the held ones', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(answer));
  const screen = await renderInOffice(<VisitsView />);
  await expect.element(screen.getByRole('heading', { name: 'De muestra' })).toBeVisible();
  const shown = [...screen.container.querySelectorAll('h2, li strong, li > a')].map((each) => each.textContent);
  const parts = ['Próximas', 'ahead', 'Sin publicar', 'Sin título', 'De muestra', 'sample', 'Ya celebradas'];
  expect(shown).toEqual([...parts, 'held']);
});

test.each([
  ['a new visit is opened at the end of the list', undefined, 4, []],
  ['a copy is opened below its visit, and is neither a sample nor called off', 1, 2, cleared],
])('%s', async (_, like, at, others) => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    return Response.json(address === '/api/visits' ? answer : text);
  });
  const screen = await renderInOffice(<NewVisit {...(like !== undefined && { like })}>Nueva</NewVisit>);
  await userEvent.click(screen.getByRole('button', { name: 'Nueva' }));
  await expect.poll(() => location.search).toContain(`field=visits.${at}`);
  const body = asked.mock.calls.find(([address]) => address === '/api/content/change')?.[1]?.body;
  const { changes } = JSON.parse(body as string) as ChangeRequest;
  expect(changes).toEqual([{ kind: 'insert', path: ['visits'], at, like }, ...others]);
});
