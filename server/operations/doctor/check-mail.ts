import nodemailer from 'nodemailer';
import type { Env } from '../../env.ts';
import type { SiteFacts } from '../../site-facts.ts';
import { ok, problem, reasonOf, unknown, type Finding } from './finding.ts';

/** Longest wait for each step with the mail server, in milliseconds. */
const longestWait = 15_000;

const text = `Esta es una prueba de «npm run doctor» de la web. Si la lees, las consultas llegan a este buzón.

This is a test by "npm run doctor" of the website. If you read it, enquiries reach this mailbox.
`;

/**
 * Logs in to the mail server, and sends a test mail from the site's sender to the centre's mailbox.
 * @param sends false to log in only
 */
export async function checkMail(env: Env, facts: SiteFacts | null, sends: boolean): Promise<Finding[]> {
  if (env.SMTP_URL === undefined) return [unknown('mail', 'SMTP_URL is not set')];
  const to = env.MAIL_TO ?? facts?.centre.email;
  const from = env.MAIL_FROM ?? facts?.centre.email;
  const smtp = nodemailer.createTransport({
    url: env.SMTP_URL,
    connectionTimeout: longestWait,
    greetingTimeout: longestWait,
    socketTimeout: longestWait,
  });
  try {
    await smtp.verify();
    if (!sends) return [ok('mail', 'the mail server lets us in; no mail was sent')];
    if (to === undefined || from === undefined)
      return [unknown('mail', 'the mail server lets us in; build the site to send a test mail')];
    await smtp.sendMail({
      from,
      to,
      subject: 'Prueba de correo de la web / Test mail of the website',
      text,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    return [
      ok('mail', `the mail server took a test mail from ${from} to ${to}: see whether it arrives, and not as spam`),
    ];
  } catch (error) {
    return [problem('mail', reasonOf(error), remedyOf(error))];
  } finally {
    smtp.close();
  }
}

/** The remedy for an error, by the codes of nodemailer and the mail server. */
export function remedyOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  if (code === 'EAUTH') return 'Name or password in SMTP_URL is wrong; percent-encode signs such as @ in them.';
  if (code === 'EENVELOPE' || (responseCode ?? 0) >= 500)
    return 'The server refuses sender or recipient: MAIL_FROM must be an address that it lets this account send from.';
  if (code === 'ESOCKET' || code === 'ETLS')
    return 'Port and kind must fit: smtps:// for 465, smtp:// with ?requireTLS=true for 587.';
  return 'Can this machine reach the host and port of SMTP_URL? Many providers of servers block port 25.';
}
