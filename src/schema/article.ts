import { z } from 'zod';
import type { Localized } from '../i18n/language.ts';
import { text } from './localized.ts';

/** The words by which articles are filed, filtered (`/blog?tag=`) and related to each other, by their names. */
export const articleTagNames = {
  profession: { es: 'Profesión', en: 'Profession' },
  career: { es: 'Carrera profesional', en: 'Career' },
  selection: { es: 'Procesos selectivos', en: 'Selection' },
  enaire: { es: 'ENAIRE', en: 'ENAIRE' },
  licence: { es: 'Licencia', en: 'Licence' },
  training: { es: 'Formación', en: 'Training' },
  requirements: { es: 'Requisitos', en: 'Requirements' },
  'aptitude-test': { es: 'Pruebas de aptitud', en: 'Aptitude tests' },
  english: { es: 'Inglés', en: 'English' },
  simulator: { es: 'Simulador', en: 'Simulator' },
  tower: { es: 'Torre', en: 'Tower' },
  approach: { es: 'Aproximación', en: 'Approach' },
  'area-control': { es: 'Control de área', en: 'Area control' },
  canarias: { es: 'Canarias', en: 'Canary Islands' },
} as const satisfies Record<string, Localized<string>>;

/** Who signs articles: the centre's teams, never a person (specification, section 3). */
export const articleAuthorNames = {
  'teaching-team': { es: 'Equipo docente', en: 'Teaching team' },
  'editorial-team': { es: 'Equipo de redacción', en: 'Editorial team' },
} as const satisfies Record<string, Localized<string>>;

export type ArticleTag = keyof typeof articleTagNames;
export type ArticleAuthor = keyof typeof articleAuthorNames;

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is written in small letters without accents, with hyphens between words');

const summary = text
  .min(70, 'a description needs at least 70 characters')
  .max(165, 'a description is cut after 165 characters');

const tag = z.enum(Object.keys(articleTagNames) as ArticleTag[]);

/** The front matter of one language of an article, `content/articles/<id>/<language>.md`. Its body is Markdown (GFM). */
export const articleHead = z.strictObject({
  /** The folder's name and the last part of the address, shared by both languages. */
  id: slug,
  title: text.max(100, 'a title of more than 100 characters does not fit on a card'),
  description: summary,
  /** Id of a picture in the manifest. */
  cover: slug,
  /** ISO 8601 day of publication. */
  date: z.iso.date('a date is written 2025-10-29'),
  author: z.enum(Object.keys(articleAuthorNames) as ArticleAuthor[]),
  /** The first four are shown on the featured card, the first three on the others. */
  tags: z
    .array(tag)
    .min(1, 'an article needs a tag')
    .refine((tags) => new Set(tags).size === tags.length, 'a tag is given twice'),
  metaTitle: text.max(65, 'a page title is cut after 65 characters'),
  metaDescription: summary,
  /** The article tells of an event with sample details, which the owner replaces before a launch. */
  sample: z.literal(true).optional(),
});

export type ArticleHead = z.infer<typeof articleHead>;

/** The keys that both languages of an article have in common: a difference is a mistake. */
export const sharedArticleKeys = [
  'id',
  'cover',
  'date',
  'author',
  'tags',
  'sample',
] as const satisfies readonly (keyof ArticleHead)[];
