import { longMoment } from '../../../src/site/days.ts';
import { sendPlainMail, type PlainMail } from '../../enquiries/mail/send-plain-mail.ts';
import type { Env } from '../../env.ts';
import type { SiteFacts } from '../../site-facts.ts';

/**
 * Sends a mail of the office to its own people. Failures are returned and never thrown, because the mail server's error
 * may quote the address.
 */
export type SendOfficeMail = (mail: PlainMail) => Promise<'sent' | 'failed'>;

/**
 * Sends mails through the site's mail server; null if none is configured.
 * @param facts read for each mail, since publishing changes them
 */
export function officeMail(
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'SITE_URL'>,
  facts: Pick<SiteFacts, 'centre'>,
): SendOfficeMail | null {
  const { SMTP_URL: smtpUrl, SITE_URL: siteUrl } = env;
  if (smtpUrl === undefined) return null;
  return async (mail) => {
    const { name, email } = facts.centre;
    const from = { name, address: env.MAIL_FROM ?? email };
    return sendPlainMail({ smtpUrl, from, siteUrl }, mail).then(
      () => 'sent' as const,
      () => 'failed' as const,
    );
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
