import { expect, onTestFinished, test } from 'vitest';
import { officeUrl, openOfficeApp, sampleFacts } from '../../tests/office-app.ts';
import { passkeyDevice } from '../../tests/passkey-device.ts';
import { sampleEnquiry } from '../../tests/sample-enquiry.ts';
import { startSmtpPeer } from '../../tests/smtp-peer.ts';
import { makeInvitation } from './people/invitations.ts';
import { officeMail } from './people/office-mail.ts';
import { invite } from './people/people-queries.ts';

const centre = { ...sampleFacts.centre, name: 'Centro Nuevo' };

test('a publication changes the retention of an enquiry and the name in passkeys without a restart', async () => {
  const office = await openOfficeApp();
  onTestFinished(() => office.close());
  const { store, db, now } = office.parts;
  const enquiry = sampleEnquiry({ receivedAt: now() });
  await store.accept(enquiry);
  const cookie = await office.signIn('ana@example.com', 'owner');
  const keptUntil = async () => (await office.ask('GET', `/api/enquiries/${enquiry.id}`, { cookie })).json().keptUntil;
  expect(await keptUntil()).toBe('2027-03-02');
  Object.assign(office.parts.facts, { retentionMonths: 18, centre });
  expect((await office.ask('GET', '/api/keeping', { cookie })).json().enquiryMonths).toBe(18);
  expect(await keptUntil()).toBe('2027-09-02');
  const { token } = await invite(db, { email: 'eva@example.com', role: null, now: now() });
  const options = await office.ask('POST', '/api/invitation/options', { body: { token } });
  expect(options.json().rp.name).toBe('Centro Nuevo');
  expect(passkeyDevice(officeUrl).create(options.json())).toBeDefined();
});

test('a publication changes the name in invitations without a restart', async () => {
  const office = await openOfficeApp();
  onTestFinished(() => office.close());
  const mailbox = await startSmtpPeer();
  onTestFinished(() => mailbox.stop());
  const env = { SMTP_URL: mailbox.url, MAIL_FROM: 'web@example.com', SITE_URL: 'https://www.example.com' };
  const parts = { ...office.parts, sendMail: officeMail(env, office.parts.facts) };
  parts.facts.centre = centre;
  const { mail } = await makeInvitation(parts, { email: 'eva@example.com', role: null, by: 'ana@example.com' });
  expect([mail, mailbox.messages[0]?.mail.subject]).toEqual(['sent', 'Tu acceso a la oficina de Centro Nuevo']);
  expect(mailbox.messages[0]?.mail.from?.name).toBe('Centro Nuevo');
});
