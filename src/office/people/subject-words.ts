import type { LoggedAction } from '../../schema/office.ts';
import { isWord, type Translate, type WordKey } from '../words/words.ts';

/**
 * Puts the subject of a log entry into words: the filters of an export, or whether an erasure selected data by
 * address or id. Ids stay as they are.
 */
export function subjectWords(action: LoggedAction, subject: string, t: Translate): string {
  if (action === 'exported' && subject === '') return t('log.allEnquiries');
  if (action !== 'exported' && action !== 'erased') return subject;
  const kinds = subject.split(' ').filter((kind) => kind !== 'confirm');
  return kinds.map(named).join(', ');

  function named(kind: string): string {
    const key = [`log.kind.${kind}`, `filter.${kind}`].find(isWord);
    return key === undefined ? kind : (t as (key: WordKey) => string)(key);
  }
}
