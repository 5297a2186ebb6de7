import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openedStores } from '../../../tests/opened-stores.ts';
import { respondTo } from '../../../tests/respond-to.ts';
import { officeQueries } from './office-queries.ts';
import { typedRoute } from './typed-route.ts';

const { emptyDatabase, openBoth } = openedStores();
const now = () => new Date('2026-03-02T09:00:00.000Z');
const facts = { courses: [{ id: 'block-1-tower', title: { es: 'Torre', en: 'Tower' } }], campuses: [] };
const call = { language: 'en', name: 'Ana Ruiz', phone: '600 000 000', course: 'block-1-tower', privacy: 'on' };

/** An empty office; `type` sends an enquiry by telephone and resolves to its id. */
async function openOffice() {
  const env = { ...(await emptyDatabase()), WEBHOOK_URL: 'https://crm.example' };
  const { database, store } = await openBoth({ now }, env);
  const office = officeQueries(database, { now, retentionMonths: () => 12 });
  const type = async (values: object, id: string = randomUUID()) => {
    await respondTo(typedRoute({ store, mark: office.mark, facts, now }), { body: { id, ...call, ...values } });
    return id;
  };
  return { store, office, type };
}

test('an enquiry by telephone names who typed it in and how the person agreed, and nobody gets a mail', async () => {
  const { store, office, type } = await openOffice();
  const id = await type({ campus: 'closed', message: 'Quiere empezar en mayo.' });
  expect(await type({ campus: 'closed', message: 'Quiere empezar en mayo.' }, id)).toBe(id);
  await type({ name: 'Otra Persona' });
  expect(await office.show(id)).toMatchObject({
    form: 'contact',
    language: 'en',
    name: 'Ana Ruiz',
    email: '',
    course: 'block-1-tower',
    campus: null,
    assignee: 'ana@centro.example',
    consents: [{ name: 'privacy', textVersion: 'telephone', at: now().toISOString() }],
    events: [{ kind: 'received', by: 'ana@centro.example' }, { mail: 'webhook' }, { kind: 'assignee' }],
    others: [],
  });
  expect((await store.list()).map(({ deliveries }) => deliveries.map(({ kind }) => kind))).toEqual([
    ['webhook'],
    ['webhook'],
  ]);
});

test.each([{ privacy: '' }, { phone: ' ' }, { phone: 'x' }, { email: 'ana' }, { name: '' }])(
  '%o is refused as in the form',
  async (values) => {
    const { store, type } = await openOffice();
    await expect(type(values)).rejects.toMatchObject({ status: 422, message: 'typed' });
    expect(await store.list()).toEqual([]);
  },
);

test('an address may take the place of the telephone; another text under the same id is refused', async () => {
  const { type } = await openOffice();
  const id = await type({ phone: '', email: 'ana@example.com' });
  await expect(type({ message: 'Otra cosa' }, id)).rejects.toMatchObject({ status: 409 });
});
