import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { valueOf } from './file-values.ts';
import { childOf } from './schema-parts.ts';
import { nameOfItem } from './item-names.ts';
import type { Named } from './view-field.ts';

/** Lists the courses, articles and pictures to which fields may refer, labelled by title; pictures by description. */
export async function namedIn(folder: string): Promise<Named> {
  const courses = await Promise.all(
    (await readdir(join(folder, 'courses'))).toSorted().map(async (name) => {
      const course = await valuesIn(folder, `courses/${name}`);
      const id = name.replace(/\.yaml$/, '');
      const label = nameOfItem(childOf(childOf(course, 'card'), 'title')) ?? id;
      return { value: id, label, hasPage: childOf(course, 'route') !== undefined };
    }),
  );
  const articles = await Promise.all(
    (await readdir(join(folder, 'articles'))).toSorted().map(async (id) => {
      const head = await valuesIn(folder, `articles/${id}/es.md`);
      return { value: id, label: nameOfItem(childOf(head, 'title')) ?? id };
    }),
  );
  const manifest = await valuesIn(folder, 'pictures.yaml');
  const pictures = Object.entries(manifest ?? {})
    .map(([id, picture]) => ({ value: id, label: nameOfItem(childOf(picture, 'alt'), 90) ?? id }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'es'));
  return (target) => {
    if (target === 'article') return articles;
    if (target === 'picture') return pictures;
    const named = target === 'course' ? courses : courses.filter(({ hasPage }) => hasPage);
    return named.map(({ value, label }) => ({ value, label }));
  };
}

async function valuesIn(folder: string, file: string): Promise<unknown> {
  return valueOf(file, await readFile(join(folder, file), 'utf8').catch(() => ''));
}
