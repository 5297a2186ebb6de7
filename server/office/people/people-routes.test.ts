import { afterEach, beforeEach, expect, test } from 'vitest';
import { openOfficeApp, type OfficeApp } from '../../../tests/office-app.ts';
import { readLog } from '../log/office-log.ts';
import { listPeople } from './people-queries.ts';

let office: OfficeApp;
beforeEach(async () => (office = await openOfficeApp()));
afterEach(() => office.close());

test('an owner removes a person, whose session ends at once; nobody can remove themselves', async () => {
  const [owner, worker] = [await office.signIn('eva@example.com', 'owner'), await office.signIn('ana@example.com')];
  const remove = (email: unknown) => office.ask('POST', '/api/people/remove', { cookie: owner, body: { email } });
  expect((await office.ask('GET', '/api/enquiries', { cookie: worker })).statusCode).toBe(200);
  expect((await remove(' Ana@Example.com')).statusCode).toBe(422);
  expect((await remove('Ana@Example.com')).statusCode).toBe(200);
  expect((await office.ask('GET', '/api/enquiries', { cookie: worker })).statusCode).toBe(401);
  expect((await listPeople(office.parts.db)).map(({ email }) => email)).toEqual(['eva@example.com']);
  expect((await readLog(office.parts.db, null)).lines).toMatchObject([
    { by: 'eva@example.com', action: 'removed', subject: 'ana@example.com' },
  ]);
  expect((await remove('ana@example.com')).statusCode).toBe(404);
  const own = await remove('eva@example.com');
  expect([own.statusCode, own.json()]).toMatchObject([409, { problem: 'yourself' }]);
  expect((await office.ask('GET', '/api/people', { cookie: owner })).statusCode).toBe(200);
});

test('an owner may invite themselves for a new device, but not with another role', async () => {
  const cookie = await office.signIn('eva@example.com', 'owner');
  const invite = async (role: string) => {
    const answer = await office.ask('POST', '/api/people/invite', { cookie, body: { email: 'Eva@example.com', role } });
    return [answer.statusCode, answer.json().problem];
  };
  expect(await invite('office')).toEqual([409, 'own-role']);
  expect(await invite('owner')).toEqual([200, undefined]);
});
