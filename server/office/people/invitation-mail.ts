import { longMoment } from '../../../src/site/days.ts';
import { sendPlainMail } from '../../enquiries/mail/send-plain-mail.ts';
import type { Env } from '../../env.ts';
import type { SiteFacts } from '../../site-facts.ts';

type Invited = { to: string; link: string; until: Date };

/**
 * Sends a link by mail. Failures are returned and never thrown, because the mail server's error may quote the address.
 */
export type SendInvitation = (invited: Invited) => Promise<'sent' | 'failed'>;

/** Sends invitations through the site's mail server; null if none is configured. */
export function invitationMail(
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'SITE_URL'>,
  centre: Pick<SiteFacts['centre'], 'name' | 'email'>,
): SendInvitation | null {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from = centre.email, SITE_URL: siteUrl } = env;
  if (smtpUrl === undefined) return null;
  return async (invited) => {
    const mail = { to: invited.to, ...invitationText(invited, centre.name) };
    return sendPlainMail({ smtpUrl, from: { name: centre.name, address: from }, siteUrl }, mail).then(
      () => 'sent' as const,
      () => 'failed' as const,
    );
  };
}

/** The words of the mail, in Spanish and below in English. */
function invitationText({ link, until }: Invited, centre: string): { subject: string; text: string } {
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
