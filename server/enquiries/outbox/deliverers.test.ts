import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { sampleCentre } from '../../../tests/sample-centre.ts';
import * as views from '../mail/mails.tsx';
import { createDeliverers, createWebhook, signature } from './deliverers.ts';

const secret = 'a secret of the receiver';
const centre = { centre: () => sampleCentre, views };
const noLimit = new AbortController().signal;

async function receiver(answer: RequestListener) {
  const calls: { request: IncomingMessage; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      calls.push({ request, body });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const end = () => void (server.closeAllConnections(), server.close());
  onTestFinished(end);
  return { calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, end };
}

const delivery = () => {
  const enquiry = sampleEnquiry();
  return { id: `${enquiry.id}.webhook`, kind: 'webhook', attempt: 1, interrupted: false, enquiry } as const;
};

test('a kind of delivery without its settings has no deliverer', () => {
  const none = createDeliverers({ WEBHOOK_SECRET: 's' }, centre);
  expect(none).toMatchObject({ mail: null, webhook: null });
  expect(() => none.close()).not.toThrow();
  const { mail, close } = createDeliverers({ SMTP_URL: 'smtp://localhost' }, centre);
  expect(mail).not.toBeNull();
  close();
});

test('a webhook call has the whole enquiry, signed, with the same id each time', async () => {
  const { calls, url } = await receiver((_, response) => response.writeHead(204).end());
  const sent = delivery();
  const { webhook } = createDeliverers({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }, centre);
  await webhook!(sent, noLimit);
  await webhook!({ ...sent, attempt: 2 }, noLimit);
  const [first, second] = calls;
  const { headers } = first!.request;
  expect(first!.request.method).toBe('POST');
  expect(JSON.parse(first!.body)).toEqual({
    type: 'enquiry.received',
    timestamp: expect.any(String),
    data: JSON.parse(JSON.stringify(sent.enquiry)),
  });
  expect(headers['content-type']).toBe('application/json');
  expect(headers['webhook-id']).toBe(sent.id);
  expect(second!.request.headers['webhook-id']).toBe(sent.id);
  const at = Number(headers['webhook-timestamp']);
  expect(Math.abs(Date.now() / 1000 - at)).toBeLessThan(5);
  expect(Date.parse((JSON.parse(first!.body) as { timestamp: string }).timestamp)).toBe(at * 1000);
  expect(headers['webhook-signature']).toBe(signature(secret, sent.id, at, first!.body));
  expect(headers['webhook-signature']).not.toBe(signature('another', sent.id, at, first!.body));
});

test('a signature is that of the example in the Standard Webhooks specification; a secret without prefix is plain text', () => {
  const [id, time, body] = ['msg_p5jXN8AQM9LWM0D4loKWxJek', 1614265330, '{"test": 2432232314}'] as const;
  expect(signature('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', id, time, body)).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
  const signed = createHmac('sha256', secret).update('id.1.{}').digest('base64');
  expect(signature(secret, 'id', 1, '{}')).toBe(`v1,${signed}`);
});

test('a webhook call follows no redirect', async () => {
  const elsewhere = await receiver((_, response) => response.end());
  const { url } = await receiver((_, response) => response.writeHead(307, { location: elsewhere.url }).end());
  await expect(createWebhook({ url, secret })(delivery(), noLimit)).rejects.toThrow('refused 307');
  expect(elsewhere.calls).toEqual([]);
});

test('only the code of a refusal is kept', async () => {
  const { url } = await receiver((_, response) => response.writeHead(500).end('nuria@example.com is not welcome'));
  await expect(createWebhook({ url, secret })(delivery(), noLimit)).rejects.toThrow(/^refused 500$/);
});

test('a receiver that is away or silent is unreachable', async () => {
  const gone = await receiver(() => {});
  gone.end();
  const away = createWebhook({ url: gone.url, secret })(delivery(), noLimit);
  await expect(away).rejects.toMatchObject({ fault: 'unreachable', message: 'unreachable ECONNREFUSED' });
  const { url } = await receiver(() => {});
  const silent = createWebhook({ url, secret })(delivery(), AbortSignal.timeout(50));
  await expect(silent).rejects.toMatchObject({ message: 'unreachable timeout' });
  const left = createWebhook({ url, secret })(delivery(), AbortSignal.abort());
  await expect(left).rejects.toMatchObject({ message: 'unreachable network' });
});
