import { z } from 'zod';
import { endorsementCode, ratingCode } from './course-facts.ts';
import { head, localized, localizedText, text, localizedTexts } from './localized.ts';
import { anchor, articleId, routeId } from './references.ts';
import { object } from './object.ts';

/** The groups of the glossary, in the order of its page. */
export const glossaryKinds = [
  'rating',
  'former',
  'licence',
  'selection',
  'language',
  'medical',
  'service',
  'navigation',
  'authority',
  'provider',
  'place',
] as const;
const kindNames = {
  rating: 'Habilitaciones',
  former: 'Nombres anteriores',
  licence: 'Licencia',
  selection: 'Selección',
  language: 'Idioma',
  medical: 'Medicina',
  service: 'Servicios',
  navigation: 'Navegación',
  authority: 'Autoridades',
  provider: 'Proveedores',
  place: 'Lugares',
} satisfies Record<(typeof glossaryKinds)[number], string>;
const source = object({ title: localizedText, url: z.url({ protocol: /^https?$/ }) });

const entry = {
  /** The anchor of the entry. */
  id: anchor,
  /** The spelling in texts: an acronym is found by it. */
  term: z.union([text, localizedText]).meta({ title: 'Término' }),
  kind: z.enum(glossaryKinds).meta({ title: 'Grupo', choices: kindNames }),
  /** Shown only in the glossary. */
  more: localizedText.optional().meta({ title: 'Más explicación' }),
  /** Other spellings, old names and search terms. */
  also: z.array(text).optional().meta({ title: 'Otras formas de escribirlo' }),
  /** A key of `sources`. */
  source: text.optional().meta({ office: false }),
  /** Whether the explanation is the centre's own, without a source. */
  own: z.literal(true).optional().meta({ title: 'La explicación es nuestra', description: 'En lugar de una fuente.' }),
  /** The page with more about the term. */
  page: routeId.optional(),
  article: articleId.optional().meta({ title: 'Artículo que dice más' }),
};

/** The explanation shown over other pages: short, because it is read in passing. */
const short = localized(text.max(190, 'a short text is read in passing: at most 190 characters')).meta({
  title: 'Explicación corta',
  description: 'Hasta 190 letras.',
});

const described = object({
  ...entry,
  name: localizedText,
  short,
  before: localizedText.optional().meta({ title: 'Nombre anterior' }),
});
const ofRating = object({ ...entry, rating: z.union([ratingCode, endorsementCode]).meta({ office: false }) });

const namesItsSource = [
  (term: { source?: string | undefined; own?: true | undefined }) =>
    (term.source === undefined) === (term.own === true),
  'a term names its source, or says with "own: true" that the words are the centre’s own: one of the two',
] as const;

/** Explains the acronyms and terms of the site. */
export const glossary = object({
  head,
  hero: localizedTexts(['title', 'lead']),
  kinds: localizedTexts(kindNames).meta({ title: 'Nombres de los grupos' }),
  sources: z.record(z.string(), source),
  terms: z
    .array(z.union([described, ofRating]).refine(...namesItsSource))
    .min(1)
    .meta({ title: 'Términos' }),
  /** Words and names in capitals that need no entry, and articles that write radio calls in capitals. */
  plain: object({
    words: z.array(text).meta({ title: 'Palabras' }),
    names: z.array(text),
    articles: z.array(articleId),
  }).meta({ office: false }),
})
  .refine(
    ({ terms }) => new Set(terms.map(({ id }) => id)).size === terms.length,
    'two terms have the same id: each has an address of its own',
  )
  .refine(
    ({ sources, terms }) => terms.every((term) => term.source === undefined || term.source in sources),
    'a term names a source that is not in the list of sources',
  );

export type Glossary = z.infer<typeof glossary>;
export type GlossaryTerm = Glossary['terms'][number];
