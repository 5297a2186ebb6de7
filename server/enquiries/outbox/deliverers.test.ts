import { expect, test, vi } from 'vitest';
import { sampleCentre } from '../../../tests/sample-centre.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import * as views from '../mail/mails.tsx';
import { createDeliverers, signature } from './deliverers.ts';

const centre = { centre: () => sampleCentre, views };

test('a kind of delivery without its settings has no deliverer', () => {
  expect(createDeliverers({}, centre)).toMatchObject({ mail: null, webhook: null });
  const all = createDeliverers(
    { SMTP_URL: 'smtp://localhost', WEBHOOK_URL: 'https://example.org', WEBHOOK_SECRET: 's' },
    centre,
  );
  expect(Object.values(all)).not.toContain(null);
  all.close();
});

test('a secret without an address makes no webhook, and closing works without any deliverer', () => {
  const deliverers = createDeliverers({ WEBHOOK_SECRET: 's' }, centre);
  expect(deliverers.webhook).toBeNull();
  expect(() => deliverers.close()).not.toThrow();
});

test('the webhook is called at its address, signed with its secret', async () => {
  const calls: [string, RequestInit][] = [];
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    calls.push([url, request]);
    return new Response(null, { status: 204 });
  });
  const { webhook } = createDeliverers({ WEBHOOK_URL: 'https://example.org/hook', WEBHOOK_SECRET: 's' }, centre);
  const delivery = { id: 'one', kind: 'webhook', attempt: 1, interrupted: false, enquiry: sampleEnquiry() } as const;
  await webhook?.(delivery, new AbortController().signal);
  const [[url, { headers, body }]] = calls as [[string, { headers: Record<string, string>; body: string }]];
  expect(url).toBe('https://example.org/hook');
  expect(headers['webhook-signature']).toBe(signature('s', 'one', Number(headers['webhook-timestamp']), body));
});
