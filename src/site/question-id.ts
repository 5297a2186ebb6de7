import { plainText } from '../i18n/plain-text.ts';

const mostWords = 8;

/** The anchor of a question's answer: its first words, so that it does not depend on other questions. */
export function questionId(question: string): string {
  return (plainText(question).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords).join('-');
}
