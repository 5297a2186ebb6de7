import type { LoggedAction } from '../../schema/office.ts';
import { counted, isWord, type Translate, type WordKey } from '../words/words.ts';

/** The actions whose subject contains names that have words: filters, decisions, and a bound such as `≤50`. */
const ofKinds: ReadonlySet<LoggedAction> = new Set(['listed', 'exported', 'erased', 'decided']);

/**
 * Puts the subject of a log entry into words: the filters of a list or an export, or whether an erasure selected data
 * by address or id, or a decision about mails. Ids stay as they are.
 */
export function subjectWords(action: LoggedAction, subject: string, t: Translate): string {
  if (action === 'exported' && subject === '') return t('log.allEnquiries');
  return ofKinds.has(action) ? subject.split(' ').map(named).join(', ') : subject;

  function named(kind: string): string {
    if (kind.startsWith('≤')) return counted(t, 'log.upTo', Number(kind.slice(1)));
    const key = [`log.kind.${kind}`, `filter.${kind}`].find(isWord);
    return key === undefined ? kind : (t as (key: WordKey) => string)(key);
  }
}
