import { isWord, type Translate, type WordKey } from '../words/words.ts';
import { Refusal } from './call.ts';

const byStatus: Readonly<Record<number, WordKey>> = {
  0: 'problem.offline',
  401: 'problem.session',
  403: 'problem.forbidden',
  404: 'problem.gone',
  409: 'problem.changed',
  429: 'problem.many',
};

/** The message for an error: by its problem, or else by its status. */
export function problemWords(error: unknown, t: Translate): string {
  if (!(error instanceof Refusal)) return t('problem.unknown');
  const key = `problem.${error.problem}`;
  if (isWord(key)) return t(key as 'problem.unknown');
  return t((byStatus[error.status] ?? 'problem.unknown') as 'problem.unknown');
}
