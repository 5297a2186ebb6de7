import type { Env } from '../../env.ts';
import type { Deliverers } from './delivery.ts';
import { mailboxesByForm, type FormMailboxEnv } from '../mail/form-mailboxes.ts';
import { createMailTransport, type MailSettings } from '../mail/mail-transport.ts';
import { createWebhook } from './webhook.ts';

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
