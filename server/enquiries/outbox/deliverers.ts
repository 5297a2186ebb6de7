import type { Env } from '../../env.ts';
import { type Deliverers, DeliveryError, type Deliver, type EnquiryDelivery } from './delivery.ts';
import { mailboxesByForm, type FormMailboxEnv } from '../mail/form-mailboxes.ts';
import { createMailTransport, type MailSettings } from '../mail/mail-transport.ts';
import { createHmac } from 'node:crypto';

type DeliveryEnv = FormMailboxEnv &
  Partial<Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_TO' | 'WEBHOOK_URL' | 'WEBHOOK_SECRET'>>;

/** Creates the deliverers that are configured. */
export function createDeliverers(
  env: DeliveryEnv,
  parts: Pick<MailSettings, 'centre' | 'views'>,
): Deliverers & { close(): void } {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_TO: to, WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = env;
  const toByForm = mailboxesByForm(env);
  const transport = smtpUrl === undefined ? null : createMailTransport({ smtpUrl, from, to, toByForm, ...parts });
  return {
    mail: transport?.deliver ?? null,
    webhook: url !== undefined && secret !== undefined ? createWebhook({ url, secret }) : null,
    close: () => transport?.close(),
  };
}

export type WebhookSettings = {
  url: string;
  /** Shared with the receiver: any text, or `whsec_` and a base64 key as in https://www.standardwebhooks.com. */
  secret: string;
};

/**
 * Reports an enquiry to another system: a JSON `POST` of `{ type: 'enquiry.received', timestamp, data }`, where `data`
 * is the `Enquiry` with dates in ISO 8601. Headers follow the Standard Webhooks specification. `webhook-id` stays the
 * same when a call is repeated. `webhook-signature` is `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`: a
 * receiver can tell a genuine call from a forged or an old one.
 */
export function createWebhook({ url, secret }: WebhookSettings): Deliver<EnquiryDelivery> {
  return async ({ id, enquiry }, signal) => {
    const timestamp = Math.floor(Date.now() / 1000);
    const body = JSON.stringify({ type: 'enquiry.received', timestamp: new Date(timestamp * 1000), data: enquiry });
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signature(secret, id, timestamp, body),
      },
      body,
      // A redirect would carry a visitor's data to an address that is not configured.
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
    }).catch((error: unknown) => {
      throw new DeliveryError('unreachable', networkCode(error));
    });
    await response.body?.cancel();
    if (!response.ok) throw new DeliveryError('refused', response.status);
  };
}

/** The value of `webhook-signature` for a body sent at `timestamp` (seconds since 1970). */
export function signature(secret: string, id: string, timestamp: number, body: string): string {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : Buffer.from(secret);
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

function networkCode(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'timeout';
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'network';
}
