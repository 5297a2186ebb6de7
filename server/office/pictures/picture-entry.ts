import { languages } from '../../../src/i18n/language.ts';
import type { ContentChange, FieldPath, FieldValue } from '../../../src/schema/office-content.ts';
import type { PictureWords } from '../../../src/schema/office-pictures.ts';
import type { Picture } from '../../../src/schema/picture.ts';
import type { CutMaster } from './cut-master.ts';

/**
 * The changes of `pictures.yaml` that give an entry these words and this file. Unchanged parts are left alone.
 * @param before the entry as it is; null for a new picture
 * @param master its new file, which is a photograph; null where the file stays
 */
export function entryChanges(
  id: string,
  before: Picture | null,
  words: PictureWords,
  master: CutMaster | null,
): ContentChange[] {
  const changes: ContentChange[] = [];
  const set = (path: FieldPath, value: FieldValue, was: FieldValue | undefined) => {
    if (value !== (was ?? null)) changes.push({ kind: 'set', path: [id, ...path], value });
  };
  // Stands first, because a new entry takes lines of its own only if its first value is a group.
  for (const language of languages) set(['alt', language], words.alt[language], before?.alt[language]);
  if (master) {
    set(['kind'], 'photo', before?.kind);
    for (const name of ['width', 'height', 'color'] as const) set([name], master[name], before?.[name]);
  }
  if (words.caption === null) set(['caption'], null, before?.caption ? 'caption' : null);
  else
    for (const language of languages) set(['caption', language], words.caption[language], before?.caption?.[language]);
  for (const language of languages) set(['credit', language], words.credit[language], before?.credit[language]);
  set(['focus'], words.focus, before?.focus);
  // A photograph shows no words of a language, and is the same in both themes.
  if (master) for (const name of ['words', 'deep'] as const) set([name], null, before?.[name]);
  return changes;
}
