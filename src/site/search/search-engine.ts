import MiniSearch from 'minisearch';
import type { Language } from '../../i18n/language.ts';
import { queryTerms, termsOf, type QueryTerm } from './analyse.ts';
import { searchKinds, type SearchKind } from './search-document.ts';
import { indexSettings, shownPath, type IndexedTopic, type SearchIndexFile } from './search-index.ts';

/** A document that was found. */
export type SearchResult = { kind: SearchKind; path: string; title: string; excerpt: string };

/** The results of a query, best first, and an answering sentence or null. */
export type SearchFound = { answer: string | null; results: SearchResult[] };

/** Runs queries in one language. */
export type SearchEngine = (query: string) => SearchFound;

/** Maximum length of a query in characters; the rest is ignored. */
export const longestQuery = 100;

/** Maximum length of a query in words: each word costs time. */
const mostTerms = 12;

/** The strength of a match by field. A word in a text says less about it than one in its title. */
const strengths: Readonly<Record<string, number>> = { title: 1, topic: 1, words: 0.8, text: 0.3 };
/** Factors for a beginning of a word, and for a word with a typing error. */
const begun = 0.7;
const mistyped = 0.8;
/** The weight of a stop word, compared with a word that a tenth of the documents has. */
const stopWeight = 0.3;
/** How much more a title counts of which the query has every word. */
const wholeTitle = 0.15;
/** The least share of a query that a document, or a topic, must have to answer it. */
const answering = 0.7;

const kindFactors: Readonly<Record<SearchKind, number>> = { page: 1, article: 1, question: 0.8, term: 0.5 };
const sectionFactor = 0.75;

type Shown = SearchIndexFile['shown'][number];
/** A word of the query with its weight, and the strength of its match in each document that has it. */
type Match = QueryTerm & { weight: number; in: ReadonlyMap<number, number> };

/** Opens the index fetched from `searchIndexPath`. */
export function openSearchIndex({ shown, index, topics }: SearchIndexFile, language: Language): SearchEngine {
  const engine = MiniSearch.loadJS(index, indexSettings);
  const acronyms = shown.map(([kind, , title]) => {
    const [acronym] = /^\p{Lu}[\p{Lu}\d-]+(?=:)/u.exec(searchKinds[kind] === 'term' ? title : '') ?? [];
    return acronym === undefined ? undefined : termsOf(acronym, language);
  });
  const titles = shown.map(([, , title]) => termsOf(title, language));
  return (typed) => {
    const query = typed.slice(0, longestQuery);
    const terms = queryTerms(query, language).slice(0, mostTerms);
    const matches = terms.map((term) => matchOf(engine, term)).filter((match) => match.in.size > 0);
    const parts = shown.map((_, id) => matches.map((match) => match.in.get(id) ?? 0));
    const answers = addTopics(parts, matches, topics, shown.length);
    /** Whether the query asks for an acronym of the glossary: it has no other word than those of the glossary's topic. */
    const isAskedTerm = (id: number) => {
      const acronym = acronyms[id];
      if (!acronym?.every((term) => matches.some((match) => match.term === term))) return false;
      const glossary = shown.findIndex(([, path]) => path === shown[id]?.[1].split('#')[0]);
      return matches.every(({ term, isStop }, at) => isStop || acronym.includes(term) || parts[glossary]?.[at] === 1);
    };
    const ranked = parts
      .map((part, id) => ({
        id,
        score:
          coveredBy(part, matches) * titleFactor(titles[id] ?? [], matches) * factorOf(shown[id]) +
          (isAskedTerm(id) ? 1 : 0),
      }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score);
    const answer = (ranked[0] && answers.get(ranked[0].id)) ?? null;
    return { answer, results: oncePerPage(ranked.flatMap(({ id }) => shownResult(shown[id]))) };
  };
}

function matchOf(engine: MiniSearch, query: QueryTerm): Match {
  const { term, isStop } = query;
  const found = new Map<number, number>();
  const add = (factor: number, options: object) => {
    for (const { id, match } of engine.search(term, options))
      for (const [matched, fields] of Object.entries(match))
        for (const field of fields) {
          const strength = (strengths[field] ?? 0) * (matched === term ? 1 : factor);
          found.set(Number(id), Math.max(found.get(Number(id)) ?? 0, strength));
        }
  };
  add(begun, { prefix: !isStop && term.length > 2 });
  // Typing errors are considered only for words that no text contains.
  if (found.size === 0 && !isStop && term.length > 3) add(mistyped, { fuzzy: term.length > 6 ? 2 : 1 });
  const weight = isStop ? stopWeight : Math.log(1 + engine.documentCount / (found.size || 1));
  return { ...query, weight, in: found };
}

/**
 * Adds the matches of topics to their documents. Those of a topic about all courses also belong to the course that
 * another word of the query names.
 * @returns the answer to the query by document; a topic answers if the query is mostly about it
 */
function addTopics(
  parts: number[][],
  matches: readonly Match[],
  topics: readonly IndexedTopic[],
  documents: number,
): Map<number, string> {
  const answers = new Map<number, string>();
  const give = (document: number, own: readonly number[], answer: string | null) => {
    own.forEach((strength, at) => {
      const part = parts[document];
      if (part) part[at] = Math.max(part[at] ?? 0, strength);
    });
    if (answer !== null) answers.set(document, answer);
  };
  const owned = topics.map((_, number) => matches.map((match) => match.in.get(documents + number) ?? 0));
  const isTelling = (own: readonly number[], besides: readonly number[] = []) =>
    own.some((strength, at) => strength > 0 && !besides[at] && !matches[at]?.isStop);
  topics.forEach(({ document, answer }, number) => {
    const own = owned[number] ?? [];
    give(document, own, tellingShare(own, matches) >= answering ? answer : null);
  });
  topics.forEach(({ ofCourses }, number) => {
    const own = owned[number] ?? [];
    if (!isTelling(own)) return;
    for (const [document, answer] of ofCourses) {
      const isNamed = topics.some((topic, other) => topic.document === document && isTelling(owned[other] ?? [], own));
      if (!isNamed) continue;
      give(document, own, null);
      if (tellingShare(parts[document] ?? [], matches) >= answering) answers.set(document, answer);
    }
  });
  return answers;
}

/** The sum of strengths by the weights of their words. */
function scoreOf(strong: readonly number[], matches: readonly Match[]): number {
  return strong.reduce((sum, strength, at) => sum + strength * (matches[at]?.weight ?? 0), 0);
}

/** The share of the query that a document has, multiplied by the share of words that it has at all. */
function coveredBy(strong: readonly number[], matches: readonly Match[]): number {
  const whole = matches.reduce((sum, { weight }) => sum + weight, 0);
  const has = strong.map((strength) => Math.sign(strength));
  return (scoreOf(strong, matches) * scoreOf(has, matches)) / whole ** 2;
}

/** The share of a query's telling words, or of all its words if it has only stop words. */
function tellingShare(strong: readonly number[], matches: readonly Match[]): number {
  const isAnyTelling = matches.some(({ isStop }) => !isStop);
  const counted = matches.map((match) => ({ ...match, weight: isAnyTelling && match.isStop ? 0 : match.weight }));
  return scoreOf(strong, counted) / counted.reduce((sum, { weight }) => sum + weight, 0);
}

/** Favours a title by the share of its words that the query has. */
function titleFactor(title: readonly string[], matches: readonly Match[]): number {
  const typed = title.filter((term) => matches.some((match) => match.term === term));
  return 1 + (wholeTitle * typed.length) / (title.length || 1);
}

/** Favours pages over their sections, questions and terms. */
function factorOf(shown: Shown | undefined): number {
  const kind = searchKinds[shown?.[0] ?? 0] ?? 'page';
  return kind === 'article' && shown?.[1].includes('#') ? sectionFactor : kindFactors[kind];
}

function shownResult(shown: Shown | undefined): SearchResult[] {
  if (!shown) return [];
  const [kind, , title, excerpt] = shown;
  return [{ kind: searchKinds[kind] ?? 'page', path: shownPath(shown), title, excerpt }];
}

/** The best result of each page; every term of the glossary counts as a page. */
function oncePerPage(results: readonly SearchResult[]): SearchResult[] {
  const seen = new Set<string>();
  return results.filter(({ kind, path }) => {
    const page = kind === 'term' ? path : (path.split('#')[0] ?? path);
    return !seen.has(page) && seen.add(page);
  });
}
