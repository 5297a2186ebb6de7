import type { PictureChange, PictureWords } from '../../../src/schema/office-pictures.ts';
import type { ContentChange, FieldPath, FieldValue } from '../../../src/schema/office-content.ts';
import { RequestError } from '../office-route.ts';
import type { ContentDesk } from '../content-desk.ts';
import { isManifest, manifestFile, readManifest, readMasters, type PictureDraft } from './picture-files.ts';
import { pictureUses } from './picture-uses.ts';
import type { Uploads } from './uploads.ts';
import { languages } from '../../../src/i18n/language.ts';
import type { Picture } from '../../../src/schema/picture.ts';
import type { CutMaster } from './take-picture.ts';

export type PictureDesk = Pick<ContentDesk, 'change'>;

/**
 * Writes the texts and the file of a picture into a draft. The file is written first, so that no entry ever lacks its
 * file. A replaced file stays in the git history.
 * @throws RequestError if file or texts are refused; then nothing is written
 */
export async function keepPicture(
  draft: PictureDraft,
  id: string,
  { words, file }: PictureChange,
  { desk, uploads }: { desk: PictureDesk; uploads: Uploads },
): Promise<void> {
  const { text, manifest } = await readManifest(draft);
  const master = file && (await uploads.cut(file.upload, file.cut));
  const before = Object.hasOwn(manifest, id) ? manifest[id]! : null;
  const changed = changedManifest(desk, text, entryChanges(id, before, words, master));
  const old = (await readMasters(draft.folder)).get(id) ?? [];
  const name = `pictures/${id}.jpg`;
  if (master) await draft.write(name, master.bytes);
  await draft.write(manifestFile, changed);
  if (!file) return;
  for (const other of old) if (other.file !== name) await draft.write(other.file, null);
  await uploads.drop(file.upload);
}

/**
 * Removes a picture from a draft.
 * @throws RequestError if the picture does not exist, or is used on a page
 */
export async function removePicture(draft: PictureDraft, id: string, desk: PictureDesk): Promise<void> {
  const [{ text, manifest }, uses] = await Promise.all([readManifest(draft), pictureUses(draft.folder)]);
  if (!Object.hasOwn(manifest, id)) throw new RequestError(404, 'gone');
  if ((uses[id] ?? []).length > 0) throw new RequestError(409, 'picture-in-use');
  const changed = changedManifest(desk, text, [{ kind: 'set', path: [id], value: null }]);
  const files = (await readMasters(draft.folder)).get(id) ?? [];
  await draft.write(manifestFile, changed);
  for (const { file } of files) await draft.write(file, null);
}

function changedManifest(desk: PictureDesk, text: string, changes: ContentChange[]): string {
  if (changes.length === 0) return text;
  const changed = desk.change(manifestFile, text, changes);
  if ('problem' in changed) throw new RequestError(422, 'not-possible', { message: changed.problem });
  if (!isManifest(changed.text)) throw new RequestError(422, 'picture-words');
  return changed.text;
}

/**
 * The changes of `pictures.yaml` that give an entry these texts and this file; unchanged values are left out.
 * @param before the present entry; null for a new picture
 * @param master its new photograph; null to keep the file
 */
function entryChanges(
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
