import { plainText } from '../i18n/plain-text.ts';

const mostWords = 8;

/** The id that a question's answer has in its page: its first words, so that it stays when others are added. */
export function questionId(question: string): string {
  return (plainText(question).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords).join('-');
}
