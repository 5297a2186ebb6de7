import nodemailer from 'nodemailer';
import { DeliveryError, type Deliver } from '../outbox/delivery.ts';
import type { MailCentre, MailMessage, RenderMails } from './mail-message.ts';
import { oneLine } from './one-line.ts';

export type MailSettings = {
  /** `smtp:` or `smtps:` address with user, password and nodemailer's options as query, such as `requireTLS=true`. */
  smtpUrl: string;
  /** Sender of all mails; the centre's address when absent. */
  from?: string | undefined;
  /** Mailbox that receives enquiries and the visitors' replies; the centre's address when absent. */
  to?: string | undefined;
  centre: MailCentre;
  renderMails: RenderMails;
};

export type MailTransport = { deliverToCentre: Deliver; deliverToVisitor: Deliver; close(): void };

/** Exactly one plain mailbox. Anything that a mail server could read as two, or as a command, is none. */
const mailbox = /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:"]+$/u;

/** Sends an enquiry's mails through one SMTP server, over at most two connections at a time. */
export function createMailTransport({ smtpUrl, from, to, centre, renderMails }: MailSettings): MailTransport {
  const smtp = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    idleTimeout: 5_000,
    // Repeating is the outbox's business; the pool would do so without a wait and without a note.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    socketTimeout: 20_000,
  });
  const sender = { name: oneLine(centre.name), address: from ?? centre.email };
  const office = { name: oneLine(centre.name), address: to ?? centre.email };
  const host = new URL(centre.siteUrl).hostname;

  async function send(mail: Outgoing, signal: AbortSignal): Promise<void> {
    const recipient = mail.to.address;
    if (!mailbox.test(recipient)) throw new DeliveryError('invalid', 'address', true);
    try {
      await smtp.sendMail({
        from: sender,
        to: mail.to,
        replyTo: mail.replyTo,
        envelope: { from: sender.address, to: [recipient] },
        messageId: `<${mail.id}@${host}>`,
        subject: oneLine(mail.message.subject),
        text: mail.message.text,
        html: mail.message.html,
        headers: {
          'Auto-Submitted': mail.origin,
          'Content-Language': mail.language,
          'X-Auto-Response-Suppress': 'All',
        },
        xMailer: false,
        disableFileAccess: true,
        disableUrlAccess: true,
        signal,
      });
    } catch (error) {
      throw deliveryError(error, mail.givesUpOnUnknownMailbox);
    }
  }

  return {
    deliverToCentre: ({ id, enquiry }, signal) => {
      const replyTo = mailbox.test(enquiry.email) ? { name: oneLine(enquiry.name), address: enquiry.email } : office;
      const mail: Outgoing = {
        id,
        message: renderMails(enquiry, centre).centre,
        to: office,
        replyTo,
        // The office's own absence note must not go to a visitor who already gets the automatic answer.
        origin: 'auto-generated',
        language: 'es',
        givesUpOnUnknownMailbox: false,
      };
      return send(mail, signal);
    },
    deliverToVisitor: ({ id, enquiry }, signal) => {
      const mail: Outgoing = {
        id,
        message: renderMails(enquiry, centre).visitor,
        to: { name: '', address: enquiry.email },
        replyTo: office,
        origin: 'auto-replied',
        language: enquiry.language,
        givesUpOnUnknownMailbox: true,
      };
      return send(mail, signal);
    },
    close: () => smtp.close(),
  };
}

type Mailbox = { name: string; address: string };

type Outgoing = {
  id: string;
  message: MailMessage;
  to: Mailbox;
  replyTo: Mailbox;
  /** RFC 3834: tells other programs not to answer. */
  origin: 'auto-generated' | 'auto-replied';
  language: string;
  /** A visitor's mailbox that does not exist will not exist tomorrow; the office's does, once someone mends a setting. */
  givesUpOnUnknownMailbox: boolean;
};

/** Only codes are read from the error: its text quotes the server, and the server quotes addresses. */
function deliveryError(error: unknown, givesUpOnUnknownMailbox: boolean): DeliveryError {
  const { code, responseCode, response = '' } = error as { code?: string; responseCode?: number; response?: string };
  if (responseCode === undefined) {
    const isOurs = code === 'EENVELOPE' || code === 'EMESSAGE' || code === 'ECONFIG';
    return new DeliveryError(isOurs ? 'invalid' : 'unreachable', code ?? 'network');
  }
  // A refused login or a server that is closing down concerns every mail, like a server that is away.
  if (code === 'EAUTH') return new DeliveryError('unreachable', `EAUTH-${responseCode}`);
  if (responseCode === 421) return new DeliveryError('unreachable', responseCode);
  // RFC 3463: 5.1.x says that the address is wrong; any other no may be a policy that changes.
  const isUnknownMailbox = /^5\d\d[ -]5\.1\.\d/.test(response);
  return new DeliveryError('refused', responseCode, isUnknownMailbox && givesUpOnUnknownMailbox);
}
