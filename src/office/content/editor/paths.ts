import { documentOf } from '../../../schema/content-documents.ts';
import type { ContentField, ContentGroup, FieldPath } from '../../../schema/office-content.ts';

/** A path as one text, for maps and addresses: `card.title.es`, `editions.0.campus`. */
export function pathKey(path: FieldPath): string {
  return path.join('.');
}

/** A field in an address: its path, after the name of its file if that is not the document's own, as `en.md` is. */
export function fieldKey(file: string, path: FieldPath): string {
  return documentOf(file) === file ? pathKey(path) : `${file}#${pathKey(path)}`;
}

/** Whether a path equals another one or begins with it. */
export function isWithin(path: FieldPath, outer: FieldPath): boolean {
  return outer.every((step, index) => String(step) === String(path[index]));
}

/** All fields of groups, including those of the groups inside them. */
export function allFields(groups: readonly ContentGroup[]): ContentField[] {
  return groups.flatMap((group) => [...group.fields, ...allFields(group.groups)]);
}

/** The fields and lists of a group, including those of the groups inside it. */
export function partsOf(group: ContentGroup): Pick<ContentField, 'path'>[] {
  return [...group.fields, ...(group.list ? [group.list] : []), ...group.groups.flatMap(partsOf)];
}

/** The first of the groups that contains a field or list of an address; undefined if none does. */
export function groupOf(groups: readonly ContentGroup[], field: string): ContentGroup | undefined {
  const key = field.split('#').at(-1)!;
  return groups.find((group) =>
    partsOf(group).some(({ path }) => {
      const own = pathKey(path);
      return own === key || key.startsWith(`${own}.`) || own.startsWith(`${key}.`);
    }),
  );
}
