import { expect, onTestFinished, test } from 'vitest';
import { sampleCentre } from '../../../tests/sample-centre.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { startSmtpPeer } from '../../../tests/smtp-peer.ts';
import type { WrittenAnswer } from '../outbox/delivery.ts';
import { createMailTransport } from './mail-transport.ts';
import * as views from './mails.tsx';

async function delivered(answer: WrittenAnswer) {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.stop());
  const toByForm = new Map([['campus', 'visitas@example.com']] as const);
  const transport = createMailTransport({ smtpUrl: peer.url, toByForm, centre: () => sampleCentre, views });
  onTestFinished(() => transport.close());
  const enquiry = sampleEnquiry({ language: 'en', form: 'campus' });
  const id = `${enquiry.id}.answer-mail.one`;
  const delivery = { id, kind: 'answer-mail', attempt: 1, interrupted: false, enquiry, answer } as const;
  await transport.deliver(delivery, new AbortController().signal);
  const [received] = peer.messages;
  const headers = Object.fromEntries(received!.mail.headers.map(({ key, value }) => [key, value]));
  return { enquiry, id, peer, received: received!, headers };
}

test('an answer reaches the visitor as a personal mail in the thread of the automatic one, with a reply address', async () => {
  const text =
    'Hello Ana,\n\nThere are places <b>now</b>:\nhttps://www.example.com/block?a=1&b=2.\n\nThere are places.\n\nThere are places.';
  const { enquiry, id, received, headers } = await delivered({ subject: 'Places in November', text });
  expect(received.to).toEqual([enquiry.email]);
  expect(received.mail.replyTo).toMatchObject([{ address: 'visitas@example.com' }]);
  expect(received.mail.subject).toBe('Places in November');
  expect(received.mail.text?.trimEnd()).toBe(text);
  expect(received.mail.messageId).toBe(`<${id}@www.example.com>`);
  expect(headers).toMatchObject({
    'auto-submitted': 'no',
    'content-language': 'en',
    'in-reply-to': `<${enquiry.id}.visitor-mail@www.example.com>`,
    'references': `<${enquiry.id}.visitor-mail@www.example.com>`,
  });
  expect(headers).not.toHaveProperty('x-auto-response-suppress');
  const { html = '' } = received.mail;
  expect(html).toMatch(/^<!doctype html><html lang="en">/);
  expect(html).toContain('&lt;b&gt;now&lt;/b&gt;');
  expect(html).toContain('href="https://www.example.com/block?a=1&amp;b=2"');
  expect(html).toContain('b=2</a>.');
  expect(html.match(/<p>There are places\.|There are places\.<\/span><\/p>/g)).toHaveLength(2);
});

test.each(['Sí\r\nBcc: victim@example.org', 'Sí\nSubject: other\n\n<b>body</b>', 'Sí\u0000\u202e👩‍✈️ ñ'])(
  'a subject cannot add a header: %j',
  async (subject) => {
    const { enquiry, received, headers } = await delivered({ subject, text: 'Hello' });
    expect(received.to).toEqual([enquiry.email]);
    expect(headers).not.toHaveProperty('bcc');
    expect(received.mail.headers.filter(({ key }) => key === 'subject')).toHaveLength(1);
    expect(received.mail.subject).toMatch(/^Sí /);
    expect(received.mail.subject).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(received.mail.text?.trim()).toBe('Hello');
  },
);
