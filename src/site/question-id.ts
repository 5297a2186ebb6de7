import { plainText } from '../i18n/plain-text.ts';

const mostWords = 8;

/** The anchor of an answer: the first words of its question, so that the anchor does not depend on other questions. */
export function questionId(question: string): string {
  return (plainText(question).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords).join('-');
}
