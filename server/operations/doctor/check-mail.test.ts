import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSmtpPeer, type SmtpPeer } from '../../../tests/smtp-peer.ts';
import { readEnv } from '../../env.ts';
import type { SiteFacts } from '../../site-facts.ts';
import { checkMail, remedyOf } from './check-mail.ts';

let mailbox: SmtpPeer;
beforeAll(async () => {
  mailbox = await startSmtpPeer();
});
afterAll(() => mailbox.stop());

const facts = { centre: { email: 'info@centre.example' } } as SiteFacts;
const env = (variables: Record<string, string> = {}) =>
  readEnv({ SITE_URL: 'https://www.example.com', SMTP_URL: mailbox.url, ...variables });

test('one test mail is sent to the mailbox of enquiries, from the configured sender', async () => {
  const own = { MAIL_FROM: 'site@example.com', MAIL_TO: 'office@example.com' };
  for (const [variables, from, to] of [
    [{}, 'info@centre.example', 'info@centre.example'],
    [own, 'site@example.com', 'office@example.com'],
  ] as const) {
    const findings = await checkMail(env(variables), facts, true);
    expect(findings).toEqual([
      { check: 'mail', state: 'ok', finding: expect.stringContaining(`a test mail from ${from} to ${to}:`) },
    ]);
    const mail = mailbox.messages.at(-1);
    expect([mail?.from, mail?.to]).toEqual([from, [to]]);
    expect(mail?.mail.subject).toBe('Prueba de correo de la web / Test mail of the website');
    expect(mail?.mail.text).toMatch(/las consultas llegan a este buzón[^]*enquiries reach this mailbox/);
    expect(mail?.raw).toContain('Auto-Submitted: auto-generated');
  }
});

test.each([
  ['no mail is wanted', facts, {}, false, 'ok', 'no mail was sent'],
  ['the mailbox is unknown', null, { MAIL_FROM: 'site@example.com' }, true, 'unknown', 'build the site'],
  ['the sender is unknown', null, { MAIL_TO: 'office@example.com' }, true, 'unknown', 'build the site'],
  ['no mail server is set', facts, { SMTP_URL: '' }, true, 'unknown', 'SMTP_URL is not set'],
] as const)('if %s, nothing is sent', async (_, known, variables, sends, state, words) => {
  const before = mailbox.messages.length;
  expect(await checkMail(env(variables), known, sends)).toEqual([
    { check: 'mail', state, finding: expect.stringContaining(words) },
  ]);
  expect(mailbox.messages).toHaveLength(before);
});

test('a mail server that is down or refuses mails is a problem', async () => {
  mailbox.setFailing({ code: 550, text: '5.7.1 not allowed' });
  const refused = await checkMail(env(), facts, true);
  mailbox.setFailing(false);
  expect(refused).toMatchObject([{ check: 'mail', state: 'problem', finding: expect.stringContaining('not allowed') }]);
  expect(await checkMail(env({ SMTP_URL: 'smtp://127.0.0.1:1' }), facts, true)).toMatchObject([
    { check: 'mail', state: 'problem', finding: expect.stringContaining('ECONNREFUSED') },
  ]);
});

test.each([
  [{ code: 'EAUTH', responseCode: 535 }, 'Name or password'],
  [{ code: 'EENVELOPE', responseCode: 450 }, 'refuses sender or recipient'],
  [{ code: 'EMESSAGE', responseCode: 500 }, 'refuses sender or recipient'],
  [{ code: 'EMESSAGE', responseCode: 499 }, 'Can this machine reach'],
  [{ code: 'ESOCKET' }, 'Port and kind must fit'],
  [{ code: 'ETLS' }, 'Port and kind must fit'],
  [{ code: 'ECONNECTION' }, 'Can this machine reach'],
])('the error %o leads to the remedy “%s”', (error, words) => {
  expect(remedyOf(error)).toContain(words);
});
