import type { ContentField, ContentGroup, FieldPath } from '../../../schema/office-content.ts';

/** A path as one text, for maps and addresses: `card.title.es`, `editions.0.campus`. */
export function pathKey(path: FieldPath): string {
  return path.join('.');
}

/** Whether a path equals another one or begins with it. */
export function isWithin(path: FieldPath, outer: FieldPath): boolean {
  return outer.every((step, index) => String(step) === String(path[index]));
}

/** All fields of groups, including those of the groups inside them. */
export function allFields(groups: readonly ContentGroup[]): ContentField[] {
  return groups.flatMap((group) => [...group.fields, ...allFields(group.groups)]);
}

/** The first of the groups that contains a path; undefined if none does. */
export function groupOf(groups: readonly ContentGroup[], key: string): ContentGroup | undefined {
  return groups.find((group) =>
    allFields([group]).some(({ path }) => {
      const own = pathKey(path);
      return own === key || key.startsWith(`${own}.`) || own.startsWith(`${key}.`);
    }),
  );
}
