import type { Language, Localized } from '../i18n/language.ts';
import type { Glossary, GlossaryTerm } from '../schema/glossary.ts';
import type { SiteContent } from '../schema/site-content.ts';

/** A term of the glossary in one language. */
export type ExplainedTerm = {
  id: string;
  /** Its spelling in texts. */
  term: string;
  /** Its meaning, spelt out. */
  name: string;
  /** One or two sentences. */
  short: string;
  /** Its former name, or the name that replaced it. */
  before: string | null;
};

/** A term's texts in a language; the texts of ratings are read from the catalogue. */
export function explainedTerm(
  term: GlossaryTerm,
  { catalogue }: Pick<SiteContent, 'catalogue'>,
  language: Language,
): ExplainedTerm {
  const written = termIn(term, language);
  if (!('rating' in term)) {
    const { id, name, short, before } = term;
    return { id, term: written, name: name[language], short: short[language], before: before?.[language] ?? null };
  }
  const rating = catalogue.ratings.find(({ code }) => code === term.rating);
  if (!rating) throw new Error(`The glossary explains the rating ${term.rating}, which the catalogue does not have.`);
  return {
    id: term.id,
    term: written,
    name: rating.name[language],
    short: rating.meaning[language],
    before: rating.before[language],
  };
}

/** The spelling of a term in texts of a language. */
export function termIn({ term }: { term: string | Localized<string> }, language: Language): string {
  return typeof term === 'string' ? term : term[language];
}

/** At least two capitals, or a capital and a digit, with hyphens and blanks, as in ADS-B, N14 and PAN PAN. */
const acronym = /^(?=(?:.*\p{Lu}){2}|\p{Lu}\d)[\p{Lu}\d]+(?:[- ][\p{Lu}\d]+)*$/u;

/** Whether a term is an acronym, which texts explain at its first use, and not a word. */
export function isAcronym(term: string): boolean {
  return acronym.test(term);
}

/** The acronyms of a language with the id of their entry. */
export function acronymsIn({ terms }: Glossary, language: Language): { term: string; id: string }[] {
  return terms.flatMap((entry) => {
    const term = termIn(entry, language);
    return isAcronym(term) ? [{ term, id: entry.id }] : [];
  });
}

/** The texts of the acronyms of a language by the id of their entry: the acronym, its long form, a sentence. */
export type TermTexts = Readonly<Record<string, readonly [term: string, name: string, short: string]>>;

/** The path of a language's `TermTexts`, fetched when the first explanation is requested. */
export function termsPath(language: Language): string {
  return `/data/${language}/terms.json`;
}

/** The content of the file at `termsPath`: the texts of a language's acronyms. */
export function termTexts(content: Pick<SiteContent, 'catalogue' | 'glossary'>, language: Language): TermTexts {
  return Object.fromEntries(
    content.glossary.terms
      .map((term) => explainedTerm(term, content, language))
      .filter(({ term }) => isAcronym(term))
      .map(({ id, term, name, short }) => [id, [term, name, short]]),
  );
}
