import { isLanguage } from '../../../i18n/language.ts';
import { englishName, englishNames } from '../../../schema/english-names.ts';
import type { ContentField, ContentFileView, ContentGroup, FieldPath } from '../../../schema/office-content.ts';
import { allFields, pathKey } from './paths.ts';

/** The files of a document with English names of fields, groups and choices; the last file is the English one. */
export function inEnglish(views: readonly ContentFileView[]): ContentFileView[] {
  const own = allFields(views.at(-1)?.groups ?? []).find(({ path }) =>
    ['card.title', 'name', 'title'].includes(pathKey(path)),
  )?.value;
  const name = typeof own === 'object' ? own?.en : own;
  const title = typeof name === 'string' && name !== '' ? name : undefined;
  return views.map((view) => ({
    ...view,
    title: englishTitle(view.title, title),
    groups: view.groups.map((group) => groupInEnglish(group)),
  }));
}

/**
 * The title of a file in English.
 * @param name the English title in the file, if it has one
 */
export function englishTitle(spanish: string, name?: string): string {
  const colon = spanish.indexOf(':') + 1;
  const kind = englishNames[spanish.slice(0, colon)];
  if (kind !== undefined) return `${kind} ${name ?? spanish.slice(colon).trim()}`;
  return englishNames[spanish] ?? name ?? spanish;
}

/** The English name of a field at a path, which may end with a language or with the number of an item. */
export function englishLabel(label: string, path: FieldPath): string {
  return englishName(label, String(path.findLast((key) => typeof key === 'string' && !isLanguage(key))));
}

/** The Spanish and English name of an item without a name of its own: “Pregunta 3”. */
type Item = { es: string; en: string };

function groupInEnglish(group: ContentGroup, item?: Item): ContentGroup {
  const label = nameOf(group.label, group.id.split('.').at(-1), item);
  return {
    ...group,
    label,
    fields: group.fields.map((field) => fieldInEnglish(field, item)),
    ...(group.list && { list: { ...group.list, label } }),
    groups: group.groups.map((inner, index) =>
      groupInEnglish(inner, { es: `${group.label} ${index + 1}`, en: `${label} ${index + 1}` }),
    ),
  };
}

function fieldInEnglish(field: ContentField, item?: Item): ContentField {
  const { label, path, help, choices } = field;
  return {
    ...field,
    label: nameOf(label, String(path.at(-1)), item),
    ...(help !== undefined && { help: englishNames[help] ?? help }),
    ...(choices && {
      choices: choices.map((choice) => ({ ...choice, label: englishNames[choice.label] ?? choice.label })),
    }),
  };
}

/** The English name of a field or group. An item of a list is named by its text, or by the list and its number. */
function nameOf(label: string, key = '', item?: Item): string {
  if (item?.es === label) return item.en;
  return /^\d+$/.test(key) ? (englishNames[label] ?? label) : englishName(label, key);
}
