import type { Language } from '../../../src/i18n/language.ts';
import { Lines, look, MailSheet } from './mail-sheet.tsx';
import { linesOf } from './one-line.ts';

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
      <a key={number} href={part} style={look.link}>
        {part}
      </a>
    ),
  );
}
