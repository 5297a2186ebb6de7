import { randomUUID } from 'node:crypto';
import nodemailer from 'nodemailer';
import { oneLine } from './letter.ts';

/** Longest silence of the mail server, in milliseconds: a person waits for the outcome. */
const limitMs = 20_000;

export type PlainMail = { to: string; subject: string; text: string };

/**
 * Sends one mail of plain text at once, without the outbox, because the text has a secret that must not be stored.
 * @throws Error of the mail server or the connection; its text may quote addresses
 */
export async function sendPlainMail(
  { smtpUrl, from, siteUrl }: { smtpUrl: string; from: { name: string; address: string }; siteUrl: string },
  { to, subject, text }: PlainMail,
): Promise<void> {
  const smtp = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: limitMs / 2,
    greetingTimeout: limitMs / 2,
    socketTimeout: limitMs,
  });
  try {
    await smtp.sendMail({
      from: { name: oneLine(from.name), address: from.address },
      to: { name: '', address: to },
      envelope: { from: from.address, to: [to] },
      messageId: `<${randomUUID()}@${new URL(siteUrl).hostname}>`,
      subject: oneLine(subject),
      text,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      xMailer: false,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  } finally {
    smtp.close();
  }
}
