import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../tests/eventually.ts';
import { manualClock } from '../../../tests/manual-clock.ts';
import { sampleCentre } from '../../../tests/sample-centre.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { startSmtpPeer, type SmtpPeer } from '../../../tests/smtp-peer.ts';
import type { Enquiry } from '../../../src/schema/enquiry.ts';
import * as views from './mails.tsx';
import { DeliveryError, type EnquiryDelivery } from '../outbox/delivery.ts';
import { mailboxesByForm } from './form-mailboxes.ts';
import { createMailTransport, type MailSettings } from './mail-transport.ts';

// Every test has its own SMTP server and transport. The tests run concurrently, because the SMTP server delays its
// greeting.
const atEnd: (() => Promise<void> | void)[] = [];
afterAll(async () => {
  for (const end of atEnd.toReversed()) await end();
});

async function peerAndTransport(
  settings: Partial<MailSettings> = {},
  peerOptions: Parameters<typeof startSmtpPeer>[0] = {},
) {
  const peer = await startSmtpPeer(peerOptions);
  atEnd.push(() => peer.stop());
  return { peer, transport: transportTo(peer, settings) };
}

function transportTo(peer: Pick<SmtpPeer, 'url'>, settings: Partial<MailSettings> = {}) {
  const transport = createMailTransport({ smtpUrl: peer.url, centre: () => sampleCentre, views, ...settings });
  atEnd.push(() => transport.close());
  return transport;
}

async function listening(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  atEnd.push(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const claimed = (enquiry: Enquiry, kind: 'centre-mail' | 'visitor-mail' = 'centre-mail'): EnquiryDelivery => ({
  id: `${enquiry.id}.${kind}`,
  kind,
  attempt: 1,
  interrupted: false,
  enquiry,
});
const noLimit = new AbortController().signal;
const header = (peer: SmtpPeer, name: string, n = 0) =>
  peer.messages[n]?.mail.headers.filter(({ key }) => key === name).map(({ value }) => value);

describe.concurrent('mail transport', () => {
  test('a reply to the mail for the centre goes to the visitor, and a repetition has the same Message-ID', async () => {
    const { peer, transport } = await peerAndTransport();
    const enquiry = sampleEnquiry();
    await transport.deliver(claimed(enquiry), noLimit);
    await transport.deliver({ ...claimed(enquiry), attempt: 2 }, noLimit);
    const [first, second] = peer.messages;
    expect(first).toMatchObject({ from: 'info@example.com', to: ['info@example.com'] });
    expect(first?.mail.from).toMatchObject({ name: 'Centro ATCO', address: 'info@example.com' });
    expect(first?.mail.replyTo).toMatchObject([{ name: enquiry.name, address: enquiry.email }]);
    expect(first?.mail.subject).toBe(`Consulta de ${enquiry.name}: Básico y torre`);
    expect(first?.mail.text).toContain('¿Puedo empezar en noviembre?');
    expect(first?.mail.html).toContain('¿Puedo empezar en noviembre?');
    expect(first?.mail.messageId).toBe(`<${enquiry.id}.centre-mail@www.example.com>`);
    expect(second?.mail.messageId).toBe(first?.mail.messageId);
  });

  test('enquiries of a form with its own mailbox go there, and so do the replies of visitors', async () => {
    const toByForm = mailboxesByForm({ MAIL_TO_ORGANISATION: 'companies@example.com' });
    const { peer, transport } = await peerAndTransport({ to: 'office@example.com', toByForm });
    const proposal = sampleEnquiry({ form: 'organisation' });
    await transport.deliver(claimed(proposal), noLimit);
    await transport.deliver(claimed(proposal, 'visitor-mail'), noLimit);
    await transport.deliver(claimed(sampleEnquiry({ form: 'contact' })), noLimit);
    expect(peer.messages.map(({ to }) => to)).toEqual([
      ['companies@example.com'],
      [proposal.email],
      ['office@example.com'],
    ]);
    expect(peer.messages[1]?.mail.replyTo).toMatchObject([{ address: 'companies@example.com' }]);
  });

  test('the answer goes to the visitor in their language and asks programs not to answer it', async () => {
    const { peer, transport } = await peerAndTransport({ from: 'web@example.com', to: 'office@example.com' });
    const enquiry = sampleEnquiry({ language: 'en' });
    await transport.deliver(claimed(enquiry, 'visitor-mail'), noLimit);
    expect(peer.messages[0]).toMatchObject({ from: 'web@example.com', to: [enquiry.email] });
    expect(peer.messages[0]?.mail.replyTo).toMatchObject([{ address: 'office@example.com' }]);
    expect(peer.messages[0]?.mail.subject).toContain('We have received your enquiry');
    expect(header(peer, 'auto-submitted')).toEqual(['auto-replied']);
    expect(header(peer, 'content-language')).toEqual(['en']);
    expect(header(peer, 'x-auto-response-suppress')).toEqual(['All']);
    expect(header(peer, 'x-mailer')).toEqual([]);
    expect(peer.messages[0]?.mail.to).toMatchObject([{ name: '', address: enquiry.email }]);
    await transport.deliver(claimed(enquiry), noLimit);
    expect(peer.messages[1]).toMatchObject({ from: 'web@example.com', to: ['office@example.com'] });
    expect(header(peer, 'auto-submitted', 1)).toEqual(['auto-generated']);
    expect(header(peer, 'content-language', 1)).toEqual(['es']);
    expect(peer.messages[1]?.mail.to).toMatchObject([{ name: 'Centro ATCO', address: 'office@example.com' }]);
  });

  test.each([
    'Ana\r\nBcc: victim@example.org',
    'Ana\nSubject: other\n\n<b>body</b>',
    '"Ana" <victim@example.org>, "B',
    'Ana; victim@example.org',
    '=?utf-8?Q?Ana=0D=0ABcc:_victim@example.org?=',
  ])('a name cannot add a recipient or a header: %j', async (name) => {
    const { peer, transport } = await peerAndTransport();
    const enquiry = sampleEnquiry({ name, course: 'x\r\nBcc: victim@example.org' });
    await transport.deliver(claimed(enquiry), noLimit);
    await transport.deliver(claimed(enquiry, 'visitor-mail'), noLimit);
    expect(peer.messages.map(({ to }) => to)).toEqual([['info@example.com'], [enquiry.email]]);
    for (const n of [0, 1]) {
      expect(header(peer, 'bcc', n)).toEqual([]);
      expect(header(peer, 'subject', n)).toHaveLength(1);
    }
    expect(peer.messages[0]?.mail.replyTo).toMatchObject([{ address: enquiry.email }]);
  });

  test.each([
    'a@example.com, victim@example.org',
    'a@example.com\r\nRCPT TO:<victim@example.org>',
    '<a@example.com> victim@example.org',
    '"x@y"@example.com',
    'a@b@example.com',
    'nobody',
    '',
  ])('a visitor without exactly one address gets no answer; the centre gets the enquiry: %j', async (email) => {
    const { peer, transport } = await peerAndTransport();
    const enquiry = sampleEnquiry({ email });
    const refusal = transport.deliver(claimed(enquiry, 'visitor-mail'), noLimit);
    await expect(refusal).rejects.toMatchObject({ message: 'invalid address', permanent: true });
    await transport.deliver(claimed(enquiry), noLimit);
    expect(peer.messages.map(({ to }) => to)).toEqual([['info@example.com']]);
    expect(peer.messages[0]?.mail.replyTo).toMatchObject([{ address: 'info@example.com' }]);
  });

  test.each([
    [{ code: 450, text: '4.2.0 <nuria@example.com> greylisted' }, 'refused 450', false, false],
    [{ code: 550, text: '5.1.1 <nuria@example.com> no such mailbox' }, 'refused 550', true, false],
    [{ code: 556, text: '5.1.10 <nuria@example.com> accepts no mail' }, 'refused 556', true, false],
    [{ code: 550, text: '5.1.0 <info@example.com> sender unknown' }, 'refused 550', false, false],
    [{ code: 550, text: '5.1.8 <info@example.com> sender domain not found' }, 'refused 550', false, false],
    [{ code: 554, text: '5.7.1 nuria@example.com: relay access denied' }, 'refused 554', false, false],
    [{ code: 421, text: '4.3.2 shutting down' }, 'unreachable 421', false, false],
  ])('of the refusal %j only the code is kept', async (refusal, message, finalForVisitor, finalForCentre) => {
    const { transport } = await peerAndTransport({}, { failing: refusal });
    const visitor = transport.deliver(claimed(sampleEnquiry(), 'visitor-mail'), noLimit);
    await expect(visitor).rejects.toMatchObject({ message, permanent: finalForVisitor });
    const centre = transport.deliver(claimed(sampleEnquiry()), noLimit);
    await expect(centre).rejects.toMatchObject({ message, permanent: finalForCentre });
  });

  test.each(['josé@correo.example', 'ana@españa.example', "o'hara+atc@sub.example.co.uk"])(
    'the address %s is answered, and reaches the centre even through a server that accepts ASCII only',
    async (email) => {
      const { peer, transport } = await peerAndTransport();
      await transport.deliver(claimed(sampleEnquiry({ email }), 'visitor-mail'), noLimit);
      expect(peer.messages[0]?.to).toHaveLength(1);
      const old = await peerAndTransport({}, { asciiOnly: true });
      await old.transport.deliver(claimed(sampleEnquiry({ email })), noLimit);
      expect(old.peer.messages[0]?.mail.text).toContain(email);
      expect(old.peer.messages[0]?.mail.replyTo).toHaveLength(1);
    },
  );

  test('a refused login counts as an unreachable server', async () => {
    const refusing = createServer((socket) => {
      socket.write('220 mail.example.com\r\n');
      socket.on('data', (line) => {
        const greets = line.toString().startsWith('EHLO');
        socket.write(greets ? '250-mail.example.com\r\n250 AUTH PLAIN\r\n' : '535 5.7.8 nuria: wrong password\r\n');
      });
      socket.on('error', () => {});
    });
    const host = await listening(refusing);
    const sending = transportTo({ url: `smtp://nuria:x@${host}` }).deliver(
      claimed(sampleEnquiry(), 'visitor-mail'),
      noLimit,
    );
    await expect(sending).rejects.toMatchObject({
      message: 'unreachable EAUTH-535',
      fault: 'unreachable',
      permanent: false,
    });
  });

  test('a server that is down counts as unreachable, and is used again after it has recovered', async () => {
    const { peer, transport } = await peerAndTransport();
    await transport.deliver(claimed(sampleEnquiry()), noLimit);
    await peer.stop();
    const away: DeliveryError = await transport.deliver(claimed(sampleEnquiry()), noLimit).catch((error) => error);
    expect(away).toBeInstanceOf(DeliveryError);
    expect(away).toMatchObject({ message: expect.stringMatching(/^unreachable [A-Z]+$/), permanent: false });
    const back = await startSmtpPeer({ port: peer.port });
    atEnd.push(() => back.stop());
    await transport.deliver(claimed(sampleEnquiry()), noLimit);
    expect(back.messages).toHaveLength(1);
  });

  test('a mail is uncertain if the server does not answer for ten minutes after the final dot', async () => {
    const { clock, pass } = manualClock();
    const { peer, transport } = await peerAndTransport({ clock }, { delayMs: 60_000 });
    const sending = transport.deliver(claimed(sampleEnquiry()), noLimit);
    const states: string[] = [];
    sending.then(
      () => states.push('sent'),
      () => states.push('refused'),
    );
    await eventually(() => expect(peer.messages).toHaveLength(1));
    await pass(10 * 60_000 - 1);
    expect(states).toEqual([]);
    await pass(1);
    await expect(sending).rejects.toMatchObject({ message: 'uncertain EABORT', fault: 'uncertain' });
  });

  test('a mail is uncertain if the connection ends after the final dot', async () => {
    const hangingUp = await peerAndTransport({}, { hangsUp: true });
    const cut = hangingUp.transport.deliver(claimed(sampleEnquiry()), noLimit);
    await expect(cut).rejects.toMatchObject({ fault: 'uncertain', permanent: false });
    const { peer, transport } = await peerAndTransport({}, { delayMs: 60_000 });
    const stop = new AbortController();
    const left = transport.deliver(claimed(sampleEnquiry()), stop.signal);
    void eventually(() => expect(peer.messages).toHaveLength(1)).then(() => stop.abort());
    await expect(left).rejects.toMatchObject({ fault: 'uncertain' });
  });

  test('an attempt without a response is aborted after two minutes, and the server counts as unreachable', async () => {
    const { clock, pass } = manualClock();
    const host = await listening(createServer());
    const sending = transportTo({ url: `smtp://${host}` }, { clock }).deliver(claimed(sampleEnquiry()), noLimit);
    const refused = expect(sending).rejects.toMatchObject({ message: 'unreachable EABORT', fault: 'unreachable' });
    await pass(2 * 60_000);
    await refused;
  });
});
