import { expect, test } from 'vitest';
import { sampleCentre } from '../../../tests/sample-centre.ts';
import * as views from '../mail/mails.tsx';
import { createDeliverers } from './deliverers.ts';

const centre = { centre: sampleCentre, views };

test('what is not configured is left waiting', () => {
  expect(createDeliverers({}, centre)).toMatchObject({ 'centre-mail': null, 'visitor-mail': null, webhook: null });
  const all = createDeliverers(
    { SMTP_URL: 'smtp://localhost', WEBHOOK_URL: 'https://example.org', WEBHOOK_SECRET: 's' },
    centre,
  );
  expect(Object.values(all)).not.toContain(null);
  all.close();
});

test('there is no webhook without a secret', () => {
  expect(() => createDeliverers({ WEBHOOK_URL: 'https://example.org' }, centre)).toThrow('WEBHOOK_SECRET');
});
