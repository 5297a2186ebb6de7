import { PassThrough } from 'node:stream';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import { acceptanceLimitMs, type Clock, handOverLimitMs, systemClock } from '../outbox/clock.ts';
import type { FormId } from '../../../src/schema/enquiry.ts';
import { DeliveryError, type ClaimedDelivery, type Deliver } from '../outbox/delivery.ts';
import { bookingCalendar, bookingLetter } from './booking-letters.ts';
import type { MailCentre, MailMessage, MailViews } from './mail-message.ts';
import { oneLine } from './letter.ts';
import { letterToCentre, letterToVisitor } from './letters.ts';
import { editionLetter, optInLetter, unsubscribeUrl } from './subscription-letters.ts';

export type MailSettings = {
  /** `smtp:` or `smtps:` address with user, password and nodemailer's options as query, such as `requireTLS=true`. */
  smtpUrl: string;
  /** Sender of all mails; the centre's address when absent. */
  from?: string | undefined;
  /** Mailbox that receives enquiries and the visitors' replies; the centre's address when absent. */
  to?: string | undefined;
  /** Mailboxes of forms that have one of their own. */
  toByForm?: ReadonlyMap<FormId, string>;
  centre: () => MailCentre;
  views: MailViews;
  clock?: Clock;
};

/** Matches exactly one plain mailbox: nothing that a mail server could read as two addresses or as a command. */
const mailbox = /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:"]+$/u;

/**
 * Sends the mails of the outbox through one SMTP server. An attempt that does not reach the final dot within
 * `handOverLimitMs` is cut off and can be repeated. After the final dot, the server has `acceptanceLimitMs` to answer.
 * A mail without an answer is `uncertain`.
 */
export function createMailTransport({
  smtpUrl,
  from,
  to,
  toByForm,
  centre: readCentre,
  views,
  clock = systemClock,
}: MailSettings): { deliver: Deliver; close(): void } {
  const smtp = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    // As many as the outbox delivers at once, so that no mail waits here while its time limit runs.
    maxConnections: 4,
    idleTimeout: 5_000,
    // The outbox repeats mails; the pool would do so without a wait and without a record.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 60_000,
    dnsTimeout: 10_000,
    socketTimeout: acceptanceLimitMs,
  });
  // nodemailer does not report when the whole text has been sent, so the text passes through a stream that does.
  smtp.use('stream', (mail, done) => {
    const { onHandedOver } = mail.data as object as Watched;
    mail.message.transform(() => new PassThrough({ flush: (end) => (onHandedOver(), end()) }));
    done();
  });

  /** The mailbox of the office, of a form if it has one of its own. */
  function office(centre: MailCentre, form?: FormId): Mailbox {
    const own = form && toByForm?.get(form);
    return { name: oneLine(centre.name), address: own ?? to ?? centre.email };
  }

  async function deliver(delivery: ClaimedDelivery, signal: AbortSignal): Promise<void> {
    // Read for each mail, since published content can change it.
    const centre = readCentre();
    const mail = mailOf(delivery, centre);
    const recipient = mail.to.address;
    const sender = { name: oneLine(centre.name), address: from ?? centre.email };
    if (!mailbox.test(recipient)) throw new DeliveryError('invalid', 'address', true);
    const timeOver = new AbortController();
    let isHandedOver = false;
    let cancel = clock.after(handOverLimitMs, () => timeOver.abort());
    const onHandedOver = () => {
      isHandedOver = true;
      cancel();
      cancel = clock.after(acceptanceLimitMs, () => timeOver.abort());
    };
    try {
      const watched: SendMailOptions & Watched = {
        from: sender,
        to: mail.to,
        replyTo: mail.replyTo,
        envelope: { from: sender.address, to: [recipient] },
        messageId: messageId(delivery.id, centre),
        subject: oneLine(mail.message.subject),
        text: mail.message.text,
        html: mail.message.html,
        ...(mail.calendar && { icalEvent: mail.calendar }),
        ...(mail.inReplyTo && { inReplyTo: mail.inReplyTo, references: mail.inReplyTo }),
        headers: {
          'Auto-Submitted': mail.origin,
          'Content-Language': mail.language,
          // A visitor's absence note may answer a mail that a person wrote, but no automatic mail.
          ...(mail.origin !== 'no' && { 'X-Auto-Response-Suppress': 'All' }),
          ...mail.headers,
        },
        xMailer: false,
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: AbortSignal.any([signal, timeOver.signal]),
        onHandedOver,
      };
      await smtp.sendMail(watched);
    } catch (error) {
      // A visitor's mailbox that does not exist is final; the office's own may be a wrong setting, which can be corrected.
      throw deliveryError(error, delivery.kind !== 'centre-mail', isHandedOver);
    } finally {
      cancel();
    }
  }

  function mailOf(delivery: ClaimedDelivery, centre: MailCentre): Mail {
    if ('booking' in delivery) {
      const { booking, kind } = delivery;
      return {
        message: views.renderLetter(bookingLetter(delivery, centre)),
        calendar: bookingCalendar(delivery, centre),
        to: { name: '', address: booking.email },
        replyTo: office(centre),
        origin: kind === 'booking-mail' ? 'auto-replied' : 'auto-generated',
        language: booking.language,
      };
    }
    if ('subscription' in delivery) {
      const { subscription } = delivery;
      const isFirst = delivery.kind === 'opt-in-mail';
      return {
        message: views.renderLetter(
          isFirst ? optInLetter(subscription, centre) : editionLetter(subscription, delivery.edition, centre),
        ),
        to: { name: '', address: subscription.email },
        replyTo: office(centre),
        origin: isFirst ? 'auto-replied' : 'auto-generated',
        language: subscription.language,
        // With these headers (RFC 8058) mail programs show a button that unsubscribes without opening a page.
        headers: {
          'List-Unsubscribe': `<${unsubscribeUrl(subscription, centre)}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      };
    }
    const { enquiry } = delivery;
    const { email, language } = enquiry;
    const own = office(centre, enquiry.form);
    const toVisitor = { to: { name: '', address: email }, replyTo: own, language };
    if (delivery.kind === 'visitor-mail')
      return { ...toVisitor, message: views.renderLetter(letterToVisitor(enquiry, centre)), origin: 'auto-replied' };
    if (delivery.kind === 'answer-mail') {
      const message = views.renderAnswerMail(delivery.answer, language);
      // With this id, mail programs show the answer in the conversation of the automatic answer.
      return { ...toVisitor, message, origin: 'no', inReplyTo: messageId(`${enquiry.id}.visitor-mail`, centre) };
    }
    return {
      message: views.renderLetter(letterToCentre(enquiry, centre)),
      to: own,
      replyTo: mailbox.test(email) ? { name: oneLine(enquiry.name), address: email } : own,
      // The office's own absence note must not go to a visitor who already gets the automatic answer.
      origin: 'auto-generated',
      language: 'es',
    };
  }

  return { deliver, close: () => smtp.close() };
}

function messageId(id: string, { siteUrl }: MailCentre): string {
  return `<${id}@${new URL(siteUrl).hostname}>`;
}

type Mailbox = { name: string; address: string };

type Mail = {
  message: MailMessage;
  to: Mailbox;
  replyTo: Mailbox;
  /** RFC 3834: asks other programs not to answer an automatic mail. */
  origin: 'auto-generated' | 'auto-replied' | 'no';
  /** Message-ID of the mail that is answered. */
  inReplyTo?: string;
  language: string;
  /** A calendar file, with the method that mail programs expect in its content type. */
  calendar?: { method: 'publish' | 'cancel'; filename: string; content: string } | undefined;
  headers?: Record<string, string>;
};

/** A message that reports the end of its text, just before the final dot is sent. */
type Watched = { onHandedOver: () => void };

/** Takes only codes from the error: its text quotes the server, and the server quotes addresses. */
function deliveryError(error: unknown, givesUpOnUnknownMailbox: boolean, isHandedOver: boolean): DeliveryError {
  const { code, responseCode, response = '' } = error as { code?: string; responseCode?: number; response?: string };
  if (responseCode === undefined) {
    if (isHandedOver) return new DeliveryError('uncertain', code ?? 'network');
    const isOurs = code === 'EENVELOPE' || code === 'EMESSAGE' || code === 'ECONFIG';
    return new DeliveryError(isOurs ? 'invalid' : 'unreachable', code ?? 'network');
  }
  // A refused login, or a server that is closing down, affects every mail, as an unreachable server does.
  if (code === 'EAUTH') return new DeliveryError('unreachable', `EAUTH-${responseCode}`);
  if (responseCode === 421) return new DeliveryError('unreachable', responseCode);
  // RFC 3463: 5.1.1 to 5.1.6, and 5.1.10, say that the recipient's address is wrong. 5.1.0, 5.1.7 and 5.1.8 may mean
  // the sender's address, which is a setting. Any other refusal may come from a policy that changes.
  const isUnknownMailbox = /^5\d\d[ -]5\.1\.[1-6]/.test(response);
  return new DeliveryError('refused', responseCode, isUnknownMailbox && givesUpOnUnknownMailbox);
}
