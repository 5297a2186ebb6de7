import { languages } from '../../../src/i18n/language.ts';
import type { ContentChange, FieldPath, FieldValue } from '../../../src/schema/office-content.ts';
import type { PictureWords } from '../../../src/schema/office-pictures.ts';
import type { Picture } from '../../../src/schema/picture.ts';
import type { CutMaster } from './cut-master.ts';

/**
 * The changes of `pictures.yaml` that give an entry these texts and this file; unchanged values are left out.
 * @param before the present entry; null for a new picture
 * @param master its new photograph; null to keep the file
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
  // Texts come first, because a new entry is written on several lines only if its first value is a map.
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
  // A photograph has no words in it, and is the same in both themes.
  if (master) for (const name of ['words', 'deep'] as const) set([name], null, before?.[name]);
  return changes;
}
