import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureUse } from '../../../src/schema/office-pictures.ts';
import type { PicturePlace } from '../../../src/schema/picture-shapes.ts';
import { fixedPictures } from '../../../src/site/fixed-pictures.ts';
import { pathTo } from '../../../src/site/links.ts';
import { routeIds, routeRow, type RouteId } from '../../../src/site/routes.ts';
import { generalFace } from '../../../src/site/social-picture.ts';
import { valueAt, valuesOf } from '../content/file-values.ts';

type NamedUse = PictureUse & { id: string };

/** Files and folders of the content that refer to pictures. */
const naming = ['courses/', 'campuses/', 'articles/', 'pages/', 'catalogue.yaml', 'people.yaml', 'press.yaml'];

/** Matches names of fields that contain the id of a picture; a test checks them against the content. */
export const pictureFields = /(?:^| )(?:picture|photo|image|logo|tall|cover)$/;

/**
 * Places by file and field; the first matching row counts. A test checks that every field with a picture in content/
 * has a row.
 */
const places: readonly { file: RegExp; field: RegExp; place: PicturePlace; route?: RouteId; title?: string }[] = [
  { file: /^articles\//, field: /^cover$/, place: 'article' },
  { file: /^courses\//, field: /^card /, place: 'card' },
  { file: /^courses\//, field: / hero picture$/, place: 'course-top' },
  { file: /^campuses\//, field: /^carousel /, place: 'gallery' },
  { file: /^campuses\//, field: /^map picture$/, place: 'map' },
  { file: /^campuses\//, field: /^map tall$/, place: 'map-tall' },
  { file: /^campuses\//, field: /^accommodation .* photo$/, place: 'stay' },
  { file: /^campuses\//, field: /^accommodation .* logo picture$/, place: 'logo' },
  { file: /^catalogue/, field: /^hero /, place: 'catalogue-top', route: 'courses', title: 'Catálogo' },
  { file: /^people/, field: /^alumni /, place: 'alumni', route: 'callPreparation', title: 'Antiguos alumnos' },
  { file: /^people/, field: /^testimonials /, place: 'portrait', route: 'callPreparation', title: 'Opiniones' },
  { file: /^press/, field: / logo$/, place: 'logo', route: 'blog', title: 'Prensa' },
  { file: /^pages\/services/, field: /./, place: 'card', route: 'services', title: 'Servicios' },
  { file: /^pages\/feedback/, field: /./, place: 'instructor', route: 'feedback', title: 'Instructores' },
  { file: /^pages\/home/, field: /^admission /, place: 'beside-form', route: 'home', title: 'Portada' },
  { file: /^pages\/home/, field: /^campuses /, place: 'campus-card', route: 'home', title: 'Portada' },
  {
    file: /^pages\/adv/,
    field: /^form /,
    place: 'beside-form',
    route: 'advancedTraining',
    title: 'Formación avanzada',
  },
  { file: /^pages\/adv/, field: /./, place: 'course-top', route: 'advancedTraining', title: 'Formación avanzada' },
];

function fixed(id: string, place: PicturePlace, route: RouteId | null, title: string): NamedUse {
  return { id, place, file: null, title, page: route && pathTo(route, 'es') };
}

/** Uses of pictures by the code, not by the content. */
const fixedUses: readonly NamedUse[] = [
  fixed(fixedPictures.homeWide, 'home-wide', 'home', 'Portada'),
  fixed(fixedPictures.homeTall, 'home-tall', 'home', 'Portada'),
  fixed(fixedPictures.homeMap, 'home-map', 'home', 'Portada'),
  fixed(fixedPictures.landingWide, 'home-wide', 'homeAlternative', 'Otra portada'),
  fixed(fixedPictures.landingTall, 'home-tall', 'homeAlternative', 'Otra portada'),
  fixed(fixedPictures.besideForms, 'beside-form', null, 'Páginas con formulario'),
  fixed(generalFace.picture, 'social', null, 'Páginas sin imagen propia'),
  ...routeIds.flatMap((route) => {
    const picture = routeRow(route).social?.picture;
    return picture ? [fixed(picture, 'social', route, pathTo(route, 'es'))] : [];
  }),
];

/** Results for files by path; a file is read again once it has changed. */
const read = new Map<string, { version: string; uses: readonly NamedUse[] }>();

/**
 * Finds all uses of each picture, by its id.
 * @param folder a folder `content/`; a file that cannot be read counts as empty
 */
export async function pictureUses(folder: string): Promise<Record<string, PictureUse[]>> {
  const files = (await Promise.all(naming.map((name) => filesOf(folder, name)))).flat();
  const found = [...fixedUses];
  for (const file of files) found.push(...(await usesIn(folder, file)));
  const uses: Record<string, PictureUse[]> = {};
  for (const { id, ...use } of found) (uses[id] ??= []).push(use);
  return uses;
}

async function filesOf(folder: string, name: string): Promise<string[]> {
  if (!name.endsWith('/')) return [name];
  const names = await readdir(join(folder, name), { recursive: true }).catch(() => []);
  // Both languages of an article share the cover, so one file is enough.
  return names.filter((file) => /\.yaml$|(?:^|\/)es\.md$/.test(file)).map((file) => name + file);
}

async function usesIn(folder: string, file: string): Promise<readonly NamedUse[]> {
  const path = join(folder, file);
  const found = await stat(path).catch(() => null);
  const version = `${found?.mtimeMs} ${found?.size}`;
  const before = read.get(path);
  if (before?.version === version) return before.uses;
  const value = await readFile(path, 'utf8').then(
    (text) => valuesOf(file, text),
    () => null,
  );
  const uses = namedIn(value).map(({ id, field }) => ({ id, ...useAt(file, field, value) }));
  read.set(path, { version, uses });
  return uses;
}

/** The ids in a value, with the path of names to each, such as `page hero picture`. */
function namedIn(value: unknown, field = ''): { id: string; field: string }[] {
  if (typeof value === 'string') return pictureFields.test(field) ? [{ id: value, field }] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => namedIn(item, `${field} ${index}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => namedIn(inside, field === '' ? name : `${field} ${name}`));
}

function useAt(file: string, field: string, value: unknown): PictureUse {
  const row = places.find((one) => one.file.test(file) && one.field.test(field));
  const title = row?.title ?? titleOf(value) ?? file;
  const slug = /^articles\/([^/]+)\//.exec(file)?.[1];
  if (slug !== undefined) return { place: 'article', file, title, page: pathTo('article', 'es', { slug }) };
  const route = row?.route ?? routeOf(file, value);
  return { place: row?.place ?? 'card', file, title, page: route && pathTo(route, 'es') };
}

/** The page of a course or a campus. */
function routeOf(file: string, value: unknown): RouteId | null {
  const name = valueAt(value, ['route']) ?? file.replace(/^.*\/|\.yaml$/g, '');
  return routeIds.find((id) => id === name) ?? null;
}

/** The Spanish title of an article, a course or a campus. */
function titleOf(value: unknown): string | null {
  const title = valueAt(value, ['title']) ?? valueAt(value, ['card', 'title', 'es']) ?? valueAt(value, ['name', 'es']);
  return typeof title === 'string' ? title : null;
}

/** Whether the place of a field of a file is known. */
export function hasPlace(file: string, field: string): boolean {
  return places.some((row) => row.file.test(file) && row.field.test(field));
}
