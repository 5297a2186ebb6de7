import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

type ReceivedMail = {
  from: string;
  to: string[];
  /** The message as it was transferred. */
  raw: string;
  /** The parsed message. */
  mail: Email;
};

/** A refusal with which the peer replies to every recipient: its SMTP code and text. */
export type SmtpRefusal = { code: number; text: string };

export type SmtpPeer = {
  url: string;
  port: number;
  /** Every mail received so far, oldest first. */
  messages: ReceivedMail[];
  /**
   * Sets the reply to every recipient: `false` accepts the recipient, `true` replies "450 try again later", and a
   * refusal is the reply itself.
   */
  setFailing(failing: boolean | SmtpRefusal): void;
  stop(): Promise<void>;
};

/**
 * Starts a real SMTP server on loopback that stores its mails.
 * @param port the port of a stopped peer, to start again there; any free one by default
 * @param delayMs milliseconds that the server waits before it accepts a message
 * @param hangsUp reads a whole message and then closes the connection without a reply
 * @param asciiOnly does not offer SMTPUTF8 (RFC 6531), like many servers
 */
export async function startSmtpPeer({
  failing = false,
  port = 0,
  delayMs = 0,
  hangsUp = false,
  asciiOnly = false,
}: {
  failing?: boolean | SmtpRefusal;
  port?: number;
  delayMs?: number;
  hangsUp?: boolean;
  asciiOnly?: boolean;
} = {}): Promise<SmtpPeer> {
  let state: boolean | SmtpRefusal = failing;
  const messages: ReceivedMail[] = [];
  const server = new SMTPServer({
    // Clients do not accept the server's certificate, and the server has no accounts.
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    hideSMTPUTF8: asciiOnly,
    onRcptTo(recipient, _session, callback) {
      if (state === false) return callback();
      const refusal = state === true ? { code: 450, text: `4.2.0 ${recipient.address}: try again later` } : state;
      callback(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        void PostalMime.parse(raw).then((mail) => {
          messages.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            raw: raw.toString('utf8'),
            mail,
          });
          if (hangsUp) for (const connection of server.connections) connection.close();
          else setTimeout(callback, delayMs);
        }, callback);
      });
    },
  });
  // Clients that disconnect during a message are part of the test.
  server.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    messages,
    setFailing: (now) => void (state = now),
    stop: () =>
      new Promise<void>((resolve) => {
        for (const connection of server.connections) connection.close();
        server.close(() => resolve());
      }),
  };
}
