import { z } from 'zod';
import type { Localized } from '../i18n/language.ts';
import { headDescription, headTitle, text } from './localized.ts';
import { externalLink, linkedCourseId, pictureId } from './references.ts';
import { object } from './object.ts';

/** The tags of articles, by their ids: for filters (`/blog?tag=`) and related articles. */
export const articleTagNames = {
  profession: { es: 'Profesión', en: 'Profession' },
  selection: { es: 'Pruebas y convocatorias', en: 'Tests and selection rounds' },
  requirements: { es: 'Requisitos', en: 'Requirements' },
  licence: { es: 'Licencia y habilitaciones', en: 'Licence and ratings' },
  training: { es: 'Formación', en: 'Training' },
  english: { es: 'Inglés', en: 'English' },
  'where-they-work': { es: 'Dónde se trabaja', en: 'Where controllers work' },
} as const satisfies Record<string, Localized<string>>;

/** The signatures of articles: teams of the centre, never a person. */
export const articleAuthorNames = {
  'teaching-team': { es: 'Equipo docente', en: 'Teaching team' },
  'editorial-team': { es: 'Equipo de redacción', en: 'Editorial team' },
} as const satisfies Record<string, Localized<string>>;

/** The pages, besides those of courses, that an article may link to as the next step. */
const nextPages = ['licenceGuide', 'courses', 'services', 'selectionProcess', 'madrid', 'canarias', 'contact'] as const;

export type ArticleTag = keyof typeof articleTagNames;
export type ArticleAuthor = keyof typeof articleAuthorNames;
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is written in small letters without accents, with hyphens between words');

/** A longer answer would not fit between the title and the cookie notice on a phone. */
const answer = text
  .min(70, 'an answer needs at least 70 characters')
  .max(260, 'an answer of more than 260 characters does not fit in the first view')
  .regex(/[.:;] \S/, 'an answer has two sentences: the answer, and the condition or figure that matters most');

const tag = z.enum(Object.keys(articleTagNames) as ArticleTag[]).meta({ choices: inSpanish(articleTagNames) });

const day = z.iso.date('a date is written 2025-10-29');

/** A source of facts in the article. */
const articleSource = object({
  title: text,
  publisher: text.meta({ title: 'Quién lo publica' }),
  url: externalLink,
  /**
   * The source's own date, as exactly as it is known: `'2023'`, `2023-04` or `2023-04-21`. For a law, the date of the
   * version that was read.
   */
  dated: z
    .union(
      [z.literal('unknown'), z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/), day],
      "a source has the date of its text ('2023', 2023-04 or 2023-04-21), or says dated: unknown",
    )
    .meta({
      title: 'Fecha del texto',
      description: 'Año, mes o día: 2023, 2023-04 o 2023-04-21; o «no se sabe».',
      choices: { unknown: 'no se sabe' },
    }),
  /** ISO day on which the text was read; `never` if the source is only a link for looking something up. */
  read: z.union([z.literal('never'), day], 'a source has the day on which it was read, or says read: never').meta({
    description: '«Sin leer» si es solo un enlace.',
    choices: { never: 'sin leer' },
  }),
  /** The wording or copy that was read, in a few words. */
  note: text.optional().meta({ title: 'Qué versión se leyó' }),
}).refine(({ dated, read }) => dated === 'unknown' || read === 'never' || dated <= read, {
  path: ['dated'],
  message: 'a source cannot be newer than the day on which it was read',
});

/** The next step after an article: the page of a course, by the name of its file, or another page, by its route. */
const nextStep = z.union([
  object({ course: linkedCourseId }),
  object({
    page: z.enum(nextPages).meta({
      title: 'Página',
      choices: {
        licenceGuide: 'Solicitar la licencia',
        courses: 'Cursos',
        services: 'Servicios',
        selectionProcess: 'Procesos selectivos',
        madrid: 'Campus de Madrid',
        canarias: 'Campus de Canarias',
        contact: 'Contacto',
      },
    }),
  }),
]);

/**
 * The front matter of an article in one language, `content/articles/<id>/<language>.md`. Its body is Markdown (GFM).
 */
export const articleHead = object({
  /** The folder's name and the last part of the path, the same in both languages. */
  id: slug.meta({ office: false }),
  title: text.max(100, 'a title of more than 100 characters does not fit on a card'),
  /**
   * The answer in two sentences. It begins the page, and is the text of cards, feeds and the site's own search
   * results.
   */
  description: answer.meta({
    title: 'Respuesta en dos frases',
    description: 'Empieza la página y sale en fichas y buscador: de 70 a 260 letras.',
  }),
  /** Id of a picture in the manifest. */
  cover: pictureId.meta({ title: 'Imagen de portada' }),
  /** ISO 8601 day of the first publication. */
  date: day.meta({ title: 'Fecha de publicación' }),
  /** Position among the articles of its day, from 1; articles without a position come last. */
  order: z
    .int()
    .positive()
    .optional()
    .meta({ title: 'Orden del día', description: 'Solo si hay varios artículos del mismo día.' }),
  /** ISO 8601 day of the last change of the article's facts. */
  updated: day.meta({ title: 'Última actualización' }),
  author: z
    .enum(Object.keys(articleAuthorNames) as ArticleAuthor[])
    .meta({ title: 'Firma', choices: inSpanish(articleAuthorNames) }),
  /** The featured card shows the first four tags; other cards show the first three. */
  tags: z
    .array(tag)
    .min(1, 'an article needs a tag')
    .refine((tags) => new Set(tags).size === tags.length, 'a tag is given twice')
    .meta({ title: 'Temas' }),
  /** The one question that the article answers, as a reader would ask it. */
  answers: text
    .max(140, 'a question of more than 140 characters is more than one')
    .meta({ title: 'Pregunta que contesta', description: 'Como la haría quien lee.' }),
  next: nextStep.meta({ title: 'Siguiente paso' }),
  metaTitle: headTitle.meta({
    title: 'Título en los buscadores',
    description: 'Entre 30 y 60 letras con el nombre del centro.',
  }),
  metaDescription: headDescription.meta({
    title: 'Descripción en los buscadores',
    description: 'Entre 110 y 160 letras.',
  }),
  sources: z
    .array(articleSource)
    .min(1, 'an article names its sources')
    .refine((sources) => new Set(sources.map(({ url }) => url)).size === sources.length, 'an address is given twice'),
  /** Whether the article is about an event with sample details, which the owner replaces before a launch. */
  sample: z
    .literal(true)
    .optional()
    .meta({ description: 'La web dice al lado que el dato es de muestra, hasta que lo confirméis.' }),
  /** Whether the article is unfinished: `true` hides it, except in previews. */
  draft: z.boolean().default(false).meta({
    title: 'Borrador',
    description: 'No sale en la web hasta que esté terminado: solo se ve en la vista previa.',
  }),
}).refine(({ date, updated }) => updated >= date, {
  path: ['updated'],
  message: 'an article cannot be updated before it was published (date)',
  when: ({ value }) => typeof (value as { updated?: unknown }).updated === 'string',
});

function inSpanish(names: Readonly<Record<string, Localized<string>>>): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([id, { es }]) => [id, es]));
}

export type ArticleHead = z.infer<typeof articleHead>;
export type ArticleSource = ArticleHead['sources'][number];

/**
 * Whether a source was more than three years old at the last change of its article. The text must then state the
 * source's year.
 */
export function isOldSource({ dated }: Pick<ArticleSource, 'dated'>, on: string): boolean {
  return dated !== 'unknown' && dated < `${Number(on.slice(0, 4)) - 3}${on.slice(4)}`.slice(0, dated.length);
}

/** The values that both languages of an article share; a difference is an error. */
export const sharedArticleValues: Readonly<Record<string, (head: ArticleHead) => unknown>> = {
  id: ({ id }) => id,
  cover: ({ cover }) => cover,
  date: ({ date }) => date,
  order: ({ order }) => order,
  updated: ({ updated }) => updated,
  author: ({ author }) => author,
  tags: ({ tags }) => tags,
  next: ({ next }) => next,
  sources: ({ sources }) => sources.map(({ url, dated, read }) => `${url} (dated ${dated}, read ${read})`),
  sample: ({ sample }) => sample,
  draft: ({ draft }) => draft,
};
