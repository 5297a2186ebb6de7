import { expect, test } from 'vitest';
import { sessionIdleMs } from '../../src/schema/office.ts';
import { openedStores } from '../../tests/opened-stores.ts';
import type { OpenedDatabase } from '../enquiries/store/store.ts';
import { invite, listPeople, removePerson, useInvitation } from './people/people-queries.ts';
import { openSession, sessionPerson } from './sign-in/sessions.ts';
import { readLog, writeLog } from './log/office-log.ts';

const { backUp, openBoth } = openedStores();
const open = async () => {
  const { database, store } = await openBoth();
  return { db: database.db, store };
};
const now = new Date('2026-03-02T09:00:00.000Z');
const line = (day: number) => ({
  at: new Date(Date.UTC(2026, 2, day)),
  by: 'eva@example.com',
  action: 'read' as const,
  subject: `${day}`,
});
const subjects = async (db: OpenedDatabase['db']) => (await readLog(db, null)).lines.map(({ subject }) => subject);

test('an invitation is used once, even by two requests at the same time; keys, sessions and people are found', async () => {
  const { db } = await open();
  const { token } = await invite(db, { email: 'Eva@example.com', role: 'owner', now });
  const key = (id: string) => ({ id, public_key: 'AA', counter: 4_294_967_295 });
  const uses = await Promise.all(
    ['one', 'two'].map((id) =>
      db.transaction().execute((transaction) => useInvitation(transaction, token, { key: key(id), now })),
    ),
  );
  expect(uses.filter((person) => person !== null)).toEqual([{ email: 'eva@example.com', role: 'owner' }]);
  const secret = await openSession(db, 'eva@example.com', now);
  expect(await sessionPerson(db, secret, { now, counts: true })).toEqual({
    person: { email: 'eva@example.com', role: 'owner' },
    ends: { in: sessionIdleMs, isFinal: false },
  });
  const at = now.toISOString();
  expect(await listPeople(db)).toEqual([
    { email: 'eva@example.com', role: 'owner', invitedAt: at, keys: 1, seenAt: at },
  ]);
  expect(await removePerson({ db, content: null }, 'eva@example.com')).toBe(true);
  expect(await removePerson({ db, content: null }, 'eva@example.com')).toBe(false);
  expect(await sessionPerson(db, secret, { now, counts: true })).toBeNull();
});

test('a purge deletes lines of the log as old as the enquiries that it deletes', async () => {
  const { db, store } = await open();
  for (const day of [1, 2, 3]) await writeLog(db, line(day));
  await store.purge(line(2).at);
  expect(await subjects(db)).toEqual(['3', '2']);
});

test('a restore brings back the log, but no people', async () => {
  const { db, store } = await open();
  await writeLog(db, line(1));
  await invite(db, { email: 'eva@example.com', role: 'owner', now });
  const backup = await backUp(store);
  await writeLog(db, line(2));
  const other = await open();
  await other.store.restore(backup, []);
  expect(await subjects(other.db)).toEqual(['1']);
  expect(await listPeople(other.db)).toEqual([]);
  await store.restore(backup, []);
  expect(await subjects(db)).toEqual(['2', '1']);
});
