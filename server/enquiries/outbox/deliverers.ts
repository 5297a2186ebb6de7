import type { Deliverers } from './delivery.ts';
import { mailboxesByForm, type FormMailboxEnv } from '../mail/form-mailboxes.ts';
import type { MailCentre, MailViews } from '../mail/mail-message.ts';
import { createMailTransport } from '../mail/mail-transport.ts';
import { createWebhook } from './webhook.ts';

export type DeliveryEnv = FormMailboxEnv & {
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
  MAIL_TO?: string | undefined;
  WEBHOOK_URL?: string | undefined;
  WEBHOOK_SECRET?: string | undefined;
};

/**
 * Creates the deliverer of each kind of delivery; `null` for a kind that is not configured.
 * @throws Error when there is a webhook without a secret: its receiver could not tell this server's calls from forged
 * ones.
 */
export function createDeliverers(
  env: DeliveryEnv,
  { centre, views }: { centre: MailCentre; views: MailViews },
): Deliverers & { close(): void } {
  if (env.WEBHOOK_URL !== undefined && env.WEBHOOK_SECRET === undefined) {
    throw new Error('The configuration cannot be used:\n  WEBHOOK_SECRET: needed to sign the calls to WEBHOOK_URL');
  }
  const mail =
    env.SMTP_URL === undefined
      ? null
      : createMailTransport({
          smtpUrl: env.SMTP_URL,
          from: env.MAIL_FROM,
          to: env.MAIL_TO,
          toByForm: mailboxesByForm(env),
          centre,
          views,
        });
  return {
    'centre-mail': mail?.deliverToCentre ?? null,
    'visitor-mail': mail?.deliverToVisitor ?? null,
    'answer-mail': mail?.deliverToVisitor ?? null,
    'opt-in-mail': mail?.deliverToSubscriber ?? null,
    'edition-mail': mail?.deliverToSubscriber ?? null,
    'booking-mail': mail?.deliverToGuest ?? null,
    'visit-mail': mail?.deliverToGuest ?? null,
    webhook:
      env.WEBHOOK_URL !== undefined && env.WEBHOOK_SECRET !== undefined
        ? createWebhook({ url: env.WEBHOOK_URL, secret: env.WEBHOOK_SECRET })
        : null,
    close: () => mail?.close(),
  };
}
