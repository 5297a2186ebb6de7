import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../../../src/i18n/language.ts';
import type { WrittenAnswer } from '../outbox/delivery.ts';
import { type Letter, linesOf, plainText } from './letter.ts';
import type { MailMessage } from './mail-message.ts';
import { Lines, styles, MailSheet } from './mail-sheet.tsx';

/** Writes an answer of the office: its text unchanged, and as HTML in the layout of the other mails. */
export function renderAnswerMail({ subject, text }: WrittenAnswer, language: Language): MailMessage {
  const html = renderToStaticMarkup(<AnswerDocument subject={subject} text={text} language={language} />);
  return { subject, text: `${text}\n`, html: `<!doctype html>${html}` };
}

/** Writes a letter as text and as HTML. A visitor's words are text here, never markup. */
export function renderLetter(letter: Letter): MailMessage {
  return {
    subject: letter.subject,
    text: plainText(letter),
    html: `<!doctype html>${renderToStaticMarkup(<LetterDocument {...letter} />)}`,
  };
}

function LetterDocument({ language, subject, opening, rows, action, closing, link, signature }: Letter) {
  return (
    <MailSheet language={language} subject={subject}>
      {opening.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <table cellPadding={0} cellSpacing={0}>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row" style={styles.label}>
                {label}
              </th>
              <td style={styles.value}>
                <Lines lines={linesOf(value)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {action !== undefined && (
        <p>
          <a href={action.href} style={styles.action}>
            {action.words}
          </a>
        </p>
      )}
      {closing.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {link !== undefined && (
        <p>
          <a href={link.href} style={styles.link}>
            {link.words}
          </a>
        </p>
      )}
      <p style={styles.signature}>
        <Lines lines={signature} />
      </p>
    </MailSheet>
  );
}

/** Matches a web address without punctuation at its end. */
const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]»”])/u;

/** An answer of the office as HTML: its text is escaped, and an empty line begins a new paragraph. */
export function AnswerDocument({ subject, text, language }: { subject: string; text: string; language: Language }) {
  return (
    <MailSheet language={language} subject={subject}>
      {text.split(/(?:\r?\n){2,}/u).map((paragraph, number) => (
        <p key={number}>
          <Lines lines={linesOf(paragraph).map(withLinks)} />
        </p>
      ))}
    </MailSheet>
  );
}

function withLinks(line: string) {
  return line.split(address).map((part, number) =>
    number % 2 === 0 ? (
      part
    ) : (
      <a key={number} href={part} style={styles.link}>
        {part}
      </a>
    ),
  );
}
