import { z } from 'zod';
import { endorsementCode, ratingCode } from './course-facts.ts';
import { fromKeys } from '../i18n/from-keys.ts';
import { head, localized, localizedText, text } from './localized.ts';
import { anchor, articleId, routeId } from './references.ts';

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
const source = z.strictObject({ title: localizedText, url: z.url({ protocol: /^https?$/ }) });

const entry = {
  /** Stands behind `#` in the address of the entry. */
  id: anchor,
  /** As texts write it. An acronym is found in them by these letters. */
  term: z.union([text, localizedText]),
  kind: z.enum(glossaryKinds),
  /** Only the glossary says it. */
  more: localizedText.optional(),
  /** Other spellings, old names and words that people search for. */
  also: z.array(text).optional(),
  /** A name of `sources`. */
  source: text.optional(),
  /** The words are the centre's own, and no source is named. */
  own: z.literal(true).optional(),
  /** Where the site says more. */
  page: routeId.optional(),
  article: articleId.optional(),
};

/** Shown over other pages: read in passing, so it is kept short. */
const short = localized(text.max(190, 'a short text is read in passing: at most 190 characters'));

const described = z.strictObject({ ...entry, name: localizedText, short, before: localizedText.optional() });
const ofRating = z.strictObject({ ...entry, rating: z.union([ratingCode, endorsementCode]) });

const namesItsSource = [
  (term: { source?: string | undefined; own?: true | undefined }) =>
    (term.source === undefined) === (term.own === true),
  'a term names its source, or says with "own: true" that the words are the centre’s own: one of the two',
] as const;

/** Explains the acronyms and terms of the site. */
export const glossary = z
  .strictObject({
    head,
    hero: z.strictObject({ title: localizedText, lead: localizedText }),
    kinds: z.strictObject(fromKeys(glossaryKinds, () => localizedText)),
    sources: z.record(z.string(), source),
    terms: z.array(z.union([described, ofRating]).refine(...namesItsSource)).min(1),
    /** Capitals that the content check lets stand: words and names, and articles that write radio calls in capitals. */
    plain: z.strictObject({ words: z.array(text), names: z.array(text), articles: z.array(articleId) }),
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
