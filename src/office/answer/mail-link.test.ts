import { expect, test } from 'vitest';
import { mailLink } from './mail-link.ts';

const mail = { to: 'ana+1@example.com', bcc: 'copia@example.com', subject: '¿Fechas & precio?', text: 'Hola:\n\nSí.' };

test('a mail program gets address, blind copy, subject and text', () => {
  const { href, withText } = mailLink(mail);
  const [to, query] = href.slice('mailto:'.length).split('?');
  expect(decodeURIComponent(to!)).toBe(mail.to);
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    subject: mail.subject,
    bcc: mail.bcc,
    body: 'Hola:\r\n\r\nSí.',
  });
  expect(withText).toBe(true);
});

test('a text that is too long for an address is left out, to be pasted', () => {
  const { href, withText } = mailLink({ ...mail, bcc: null, text: 'a'.repeat(2000) });
  expect(withText).toBe(false);
  expect(href).not.toContain('body');
  expect(href).not.toContain('bcc');
});
