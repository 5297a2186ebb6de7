import { randomUUID } from 'node:crypto';
import nodemailer from 'nodemailer';
import { longMoment } from '../../../src/site/days.ts';
import { oneLine } from '../../enquiries/mail/letter.ts';
import type { Env } from '../../env.ts';
import type { SiteFacts } from '../../site-facts.ts';

/** Longest silence of the mail server, in milliseconds: a person waits for the outcome. */
const limitMs = 20_000;

type PlainMail = { to: string; subject: string; text: string };

/**
 * Sends a mail of the office to its own people. Failures are returned and never thrown, because the mail server's error
 * may quote the address.
 */
export type SendOfficeMail = (mail: PlainMail) => Promise<'sent' | 'failed'>;

/**
 * Sends mails through the site's mail server, at once and without the outbox: their texts have secrets that must not be
 * stored. Null if no server is configured.
 * @param facts read for each mail, since publishing changes them
 */
export function officeMail(
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'SITE_URL'>,
  facts: Pick<SiteFacts, 'centre'>,
): SendOfficeMail | null {
  const { SMTP_URL: url } = env;
  if (url === undefined) return null;
  const waits = { connectionTimeout: limitMs / 2, greetingTimeout: limitMs / 2, socketTimeout: limitMs };
  return async ({ to, subject, text }) => {
    const { name, email } = facts.centre;
    const from = { name: oneLine(name), address: env.MAIL_FROM ?? email };
    const smtp = nodemailer.createTransport({ url, ...waits });
    const sending = smtp.sendMail({
      from,
      to: { name: '', address: to },
      envelope: { from: from.address, to: [to] },
      messageId: `<${randomUUID()}@${new URL(env.SITE_URL).hostname}>`,
      subject: oneLine(subject),
      text,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      xMailer: false,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return sending
      .then(
        () => 'sent' as const,
        () => 'failed' as const,
      )
      .finally(() => smtp.close());
  };
}

/** The words of the mail with a link to sign in, in Spanish and below in English. */
export function invitationText({ link, until }: { link: string; until: Date }, centre: string): Omit<PlainMail, 'to'> {
  return {
    subject: `Tu acceso a la oficina de ${centre}`,
    text: `Hola:

Con este enlace creas tu llave de acceso a la oficina de ${centre}: la huella, la cara o el PIN de tu dispositivo, sin contraseña.

${link}

Vale una sola vez, hasta el ${longMoment(until, 'es')} (hora de Madrid). Ábrelo en el dispositivo con el que vas a trabajar. Si ya tenías una llave, la nueva la sustituye. Si no esperabas este correo, no abras el enlace y avisa a quien lleve la web.

— — —

Hello,

This link creates your passkey for the office of ${centre}: the fingerprint, face or PIN of your device, without a password. It works once, until ${longMoment(until, 'en')} (Madrid time). Open it on the device that you will work with. If you had a key before, the new one replaces it. If you did not expect this e-mail, do not open the link and tell the person who runs the website.
`,
  };
}
