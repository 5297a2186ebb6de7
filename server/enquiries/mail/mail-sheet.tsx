import type { ReactNode } from 'react';
import type { Language } from '../../../src/i18n/language.ts';
import { paletteOf } from '../../../src/styles/palette.ts';
import tokens from '../../../src/styles/tokens.css?raw';

const color = paletteOf(tokens);

// Mail programs ignore style sheets and much of CSS: the layout is made of tables, and every rule is inline.
export const styles = {
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

/** The HTML layout of all mails. */
export function MailSheet({
  language,
  subject,
  children,
}: {
  language: Language;
  subject: string;
  children: ReactNode;
}) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{subject}</title>
      </head>
      <body style={styles.page}>
        <table role="presentation" cellPadding={0} cellSpacing={0} style={styles.sheet}>
          <tbody>
            <tr>
              <td style={styles.inside}>{children}</td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** Lines separated by line breaks. */
export function Lines({ lines }: { lines: readonly ReactNode[] }) {
  return lines.map((line, number) => (
    <span key={number}>
      {number > 0 && <br />}
      {line}
    </span>
  ));
}
