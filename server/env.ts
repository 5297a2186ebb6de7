import { isIP } from 'node:net';
import { z } from 'zod';
import { fromKeys } from '../src/i18n/from-keys.ts';
import { formMailboxes } from './enquiries/mail/form-mailboxes.ts';
import { list, optionalText, origin, port, readSettings } from './env-types.ts';
import { tallyForms } from './forms/tally-settings.ts';
import { measurementVariables } from './measurement/measurement-settings.ts';

/** Tells whether a text names a proxy: an address, a network such as 10.0.0.0/8, or one of the names of proxy-addr. */
function isProxy(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

const mailbox = z.email('one address such as info@example.com').optional();

const environment = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().min(1).default('localhost'),
    /** Folder of stored data, such as the embedded database. */
    DATA_DIR: z.string().min(1).default('data'),
    /** Public origin of the site, without a path: used in canonical addresses, feeds and e-mails. */
    SITE_URL: origin('https://www.example.com').optional(),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'an address such as postgres://user@host/name' })
      .optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'an address such as smtps://user:password@host' }).optional(),
    /** Sender of the site's mails and the mailbox for enquiries; both default to the centre's address. */
    MAIL_FROM: mailbox,
    MAIL_TO: mailbox,
    /** Mailboxes of single forms, such as MAIL_TO_ORGANISATION. */
    ...fromKeys(Object.keys(formMailboxes) as (keyof typeof formMailboxes)[], () => mailbox),
    /** Mailbox that gets a blind copy of the answers that the office writes in another mail program. */
    OFFICE_BCC: mailbox,
    WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
    WEBHOOK_SECRET: optionalText,
    /** Addresses or networks of proxies whose X-Forwarded-For is trusted, separated by commas. */
    TRUSTED_PROXIES: list.refine((proxies) => proxies.every(isProxy), {
      error: 'addresses or networks separated by commas, such as 127.0.0.1,10.0.0.0/8',
    }),
    /** Header in which a CDN names the visitor's country, such as cf-ipcountry. */
    COUNTRY_HEADER: optionalText.transform((value) => value?.toLowerCase()),
    /** Longest time for a request to arrive completely, in seconds. */
    REQUEST_TIMEOUT: z.coerce.number().int().min(1).max(3600).default(30),
    GEO_DATABASE_FILE: optionalText,
    /** Address of the country service that browsers call; by default that of the site itself. */
    GEO_SERVICE_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Months that enquiries are kept; by default those of the privacy policy. */
    RETENTION_MONTHS: z.coerce.number().int().min(1).max(120).optional(),
    /** Seconds for which the server keeps serving after SIGTERM while `/healthz` and `/readyz` answer 503. */
    DRAIN_SECONDS: z.coerce.number('a number of seconds').min(0).max(60).default(3),
    /** Ids of the site's forms in Tally, if the site uses the forms of Tally. */
    TALLY_FORMS: z.string().default(''),
    ...measurementVariables,
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  })
  .refine((env) => !env.WEBHOOK_URL || env.WEBHOOK_SECRET, {
    path: ['WEBHOOK_SECRET'],
    error: 'needed to sign the calls to WEBHOOK_URL',
  })
  .refine((env) => !env.COUNTRY_HEADER || env.TRUSTED_PROXIES.length > 0, {
    path: ['COUNTRY_HEADER'],
    error: 'anybody can send it: it counts only from TRUSTED_PROXIES, which must be set too',
  })
  .refine((env) => !env.SMTP_URL || env.SITE_URL, {
    path: ['SITE_URL'],
    error: 'needed with SMTP_URL: mails to visitors carry the site’s address',
  })
  .transform((env, context) => ({
    ...env,
    /** The external form service; null if the forms are the site's own. */
    tallyForms: tallyForms(env.TALLY_FORMS, (message) =>
      context.addIssue({ code: 'custom', path: ['TALLY_FORMS'], message }),
    ),
  }));

/** Refuses mailboxes of forms that do not exist: their mails would go to MAIL_TO unnoticed. */
const settings = z.preprocess((variables: Record<string, string | undefined>, context) => {
  for (const name of Object.keys(variables)) {
    if (!name.startsWith('MAIL_TO_') || Object.hasOwn(formMailboxes, name)) continue;
    const message = `not a form's mailbox; those are ${Object.keys(formMailboxes).join(', ')}`;
    context.addIssue({ code: 'custom', path: [name], message });
  }
  return variables;
}, environment);

/** The server's configuration, checked. Names are those of `.env.example`. */
export type Env = z.output<typeof environment> & { SITE_URL: string };

/**
 * Reads the configuration from environment variables; empty ones count as absent.
 * @throws Error whose message names each variable that cannot be used and the expected value.
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const env = readSettings(settings, variables, 'The configuration cannot be used');
  return { ...env, SITE_URL: env.SITE_URL ?? `http://localhost:${env.PORT}` };
}
