import { z } from 'zod';
import type { Localized } from '../i18n/language.ts';
import { text } from './localized.ts';
import { externalLink } from './references.ts';

/** The words by which articles are filed, filtered (`/blog?tag=`) and related to each other, by their names. */
export const articleTagNames = {
  profession: { es: 'Profesión', en: 'Profession' },
  selection: { es: 'Pruebas y convocatorias', en: 'Tests and selection rounds' },
  requirements: { es: 'Requisitos', en: 'Requirements' },
  licence: { es: 'Licencia y habilitaciones', en: 'Licence and ratings' },
  training: { es: 'Formación', en: 'Training' },
  english: { es: 'Inglés', en: 'English' },
  'where-they-work': { es: 'Dónde se trabaja', en: 'Where controllers work' },
} as const satisfies Record<string, Localized<string>>;

/** Who signs articles: the centre's teams, never a person. */
export const articleAuthorNames = {
  'teaching-team': { es: 'Equipo docente', en: 'Teaching team' },
  'editorial-team': { es: 'Equipo de redacción', en: 'Editorial team' },
} as const satisfies Record<string, Localized<string>>;

/** The pages, besides those of courses, to which an article may send its reader as the next step. */
export const nextPages = [
  'licenceGuide',
  'courses',
  'services',
  'selectionProcess',
  'madrid',
  'canarias',
  'contact',
] as const;

export type ArticleTag = keyof typeof articleTagNames;
export type ArticleAuthor = keyof typeof articleAuthorNames;
export type NextPage = (typeof nextPages)[number];

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is written in small letters without accents, with hyphens between words');

const summary = text
  .min(70, 'a description needs at least 70 characters')
  .max(165, 'a description is cut after 165 characters');

const tag = z.enum(Object.keys(articleTagNames) as ArticleTag[]);

const day = z.iso.date('a date is written 2025-10-29');

/** A text in which what the article says can be looked up. */
const articleSource = z.strictObject({
  title: text,
  publisher: text,
  url: externalLink,
  /** ISO day on which the text was read; without it nobody has, and the page does not say that somebody did. */
  checked: day.optional(),
  /** Which version of the text was read: its date, usually. */
  version: text.optional(),
});

/** Where a reader goes from here: the page of a course, by the name of its file, or another page, by its route. */
const nextStep = z.union([z.strictObject({ course: slug }), z.strictObject({ page: z.enum(nextPages) })]);

/** The front matter of one language of an article, `content/articles/<id>/<language>.md`. Its body is Markdown (GFM). */
export const articleHead = z
  .strictObject({
    /** The folder's name and the last part of the address, shared by both languages. */
    id: slug,
    title: text.max(100, 'a title of more than 100 characters does not fit on a card'),
    description: summary,
    /** Id of a picture in the manifest. */
    cover: slug,
    /** ISO 8601 day of the first publication. */
    date: day,
    /** ISO 8601 day of the last change of what the article says. */
    updated: day,
    author: z.enum(Object.keys(articleAuthorNames) as ArticleAuthor[]),
    /** The first four are shown on the featured card, the first three on the others. */
    tags: z
      .array(tag)
      .min(1, 'an article needs a tag')
      .refine((tags) => new Set(tags).size === tags.length, 'a tag is given twice'),
    /** The one question that the article answers, as a reader would ask it. */
    answers: text.max(140, 'a question of more than 140 characters is more than one'),
    next: nextStep,
    metaTitle: text.max(65, 'a page title is cut after 65 characters'),
    metaDescription: summary,
    sources: z
      .array(articleSource)
      .min(1, 'an article names its sources')
      .refine((sources) => new Set(sources.map(({ url }) => url)).size === sources.length, 'an address is given twice'),
    /** The article tells of an event with sample details, which the owner replaces before a launch. */
    sample: z.literal(true).optional(),
  })
  .refine(({ date, updated }) => updated >= date, {
    path: ['updated'],
    message: 'an article cannot be updated before it was published (date)',
    when: ({ value }) => typeof (value as { updated?: unknown }).updated === 'string',
  });

export type ArticleHead = z.infer<typeof articleHead>;
export type ArticleSource = ArticleHead['sources'][number];

/** The values that both languages of an article have in common: a difference is a mistake. */
export const sharedArticleValues: Readonly<Record<string, (head: ArticleHead) => unknown>> = {
  id: ({ id }) => id,
  cover: ({ cover }) => cover,
  date: ({ date }) => date,
  updated: ({ updated }) => updated,
  author: ({ author }) => author,
  tags: ({ tags }) => tags,
  next: ({ next }) => next,
  sources: ({ sources }) => sources.map(({ url, checked }) => (checked ? `${url} (checked ${checked})` : url)),
  sample: ({ sample }) => sample,
};
