import { renderToStaticMarkup } from 'react-dom/server';
import type { Enquiry } from '../../../src/schema/enquiry.ts';
import { paletteOf } from '../../../src/styles/palette.ts';
import tokens from '../../../src/styles/tokens.css?raw';
import type { AnnouncedEdition, Subscription } from '../../../src/schema/subscription.ts';
import { letterToCentre, letterToVisitor, type Letter } from './letters.ts';
import type { MailCentre, MailMessage } from './mail-message.ts';
import { linesOf } from './one-line.ts';
import { editionLetter, optInLetter } from './subscription-letters.ts';

/** Writes both mails of an enquiry, each as text and as HTML. A visitor's words are text here, never markup. */
export function renderMails(enquiry: Enquiry, centre: MailCentre): { centre: MailMessage; visitor: MailMessage } {
  return { centre: write(letterToCentre(enquiry, centre)), visitor: write(letterToVisitor(enquiry, centre)) };
}

/** Writes the mail that asks the owner of a mailbox to confirm a request for news of the next intake. */
export function renderOptInMail(subscription: Subscription, centre: MailCentre): MailMessage {
  return write(optInLetter(subscription, centre));
}

/** Writes the mail with news of an intake. */
export function renderEditionMail(
  subscription: Subscription,
  edition: AnnouncedEdition,
  centre: MailCentre,
): MailMessage {
  return write(editionLetter(subscription, edition, centre));
}

function write(letter: Letter): MailMessage {
  return {
    subject: letter.subject,
    text: plainText(letter),
    html: `<!doctype html>${renderToStaticMarkup(<LetterDocument {...letter} />)}`,
  };
}

function plainText({ opening, rows, action, closing, link, signature }: Letter): string {
  const table = rows.map(([label, value]) => {
    const lines = linesOf(value);
    return lines.length === 1 ? `${label}: ${lines[0]}` : `${label}:\n${lines.map((line) => `  ${line}`).join('\n')}`;
  });
  const linked = (to: Letter['link']) => (to ? [`${to.words}:\n${to.href}`] : []);
  const blocks = [...opening, table.join('\n'), ...linked(action), ...closing, ...linked(link)];
  return `${blocks.join('\n\n')}\n\n-- \n${signature.join('\n')}\n`;
}

const color = paletteOf(tokens);

// Mail programs ignore style sheets and much of CSS: tables carry the layout, and every rule stands on its element.
const look = {
  page: { margin: 0, padding: '24px 12px', backgroundColor: color('paper') },
  sheet: {
    width: '100%',
    maxWidth: '600px',
    margin: '0 auto',
    backgroundColor: color('white'),
    borderTop: `6px solid ${color('yellow')}`,
    color: color('ink'),
    font: '16px/1.55 Arial, Helvetica, sans-serif',
  },
  inside: { padding: '24px' },
  label: {
    padding: '6px 16px 6px 0',
    color: color('slate'),
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 'normal',
  },
  value: { padding: '6px 0', verticalAlign: 'top', wordBreak: 'break-word' },
  signature: { color: color('slate'), fontSize: '14px', margin: '24px 0 0' },
  link: { color: color('magenta') },
  action: {
    display: 'inline-block',
    margin: '12px 0',
    padding: '12px 20px',
    backgroundColor: color('yellow'),
    color: color('ink'),
    fontWeight: 'bold',
    textDecoration: 'none',
  },
} as const;

function LetterDocument({ language, subject, opening, rows, action, closing, link, signature }: Letter) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{subject}</title>
      </head>
      <body style={look.page}>
        <table role="presentation" cellPadding={0} cellSpacing={0} style={look.sheet}>
          <tbody>
            <tr>
              <td style={look.inside}>
                {opening.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                <table cellPadding={0} cellSpacing={0}>
                  <tbody>
                    {rows.map(([label, value]) => (
                      <tr key={label}>
                        <th scope="row" style={look.label}>
                          {label}
                        </th>
                        <td style={look.value}>
                          <Lines lines={linesOf(value)} />
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
                {action !== undefined && (
                  <p>
                    <a href={action.href} style={look.action}>
                      {action.words}
                    </a>
                  </p>
                )}
                {closing.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {link !== undefined && (
                  <p>
                    <a href={link.href} style={look.link}>
                      {link.words}
                    </a>
                  </p>
                )}
                <p style={look.signature}>
                  <Lines lines={signature} />
                </p>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return lines.map((line, number) => (
    <span key={number}>
      {number > 0 && <br />}
      {line}
    </span>
  ));
}
