import MiniSearch, { type AsPlainObject } from 'minisearch';
import type { Language } from '../../i18n/language.ts';
import { plainText } from '../../i18n/plain-text.ts';
import { questionId } from '../question-id.ts';
import { queryTerms, relatedTo, termsOf } from './analyse.ts';
import { askedQuestion, termsOfWay, type AskedQuestion } from './asked-question.ts';
import { searchKinds, type SearchDocument, type SearchKind } from './search-document.ts';

/** The search file of a language: the shown parts of each document, and MiniSearch's index of their terms. */
export type SearchIndexFile = {
  /** Kind (its index in `searchKinds`), path (completed by `shownPath`), title, excerpt. */
  shown: readonly (readonly [kind: number, path: string, title: string, excerpt: string])[];
  index: AsPlainObject;
  asked: readonly AskedQuestion[];
};

/** A document that was found. */
export type SearchResult = { kind: SearchKind; path: string; title: string; excerpt: string };

/** The results of a query, best first, and an answering sentence or null. */
export type SearchFound = { answer: string | null; results: SearchResult[] };

/** Runs queries in one language. */
export type SearchEngine = (query: string) => SearchFound;

/** A question and the page with its answer; `path` is the path of a document. */
export type SearchQuestionText = { ways: readonly string[]; path: string; answer: string | null };

/** Maximum length of a query in characters; the rest is ignored. */
export const longestQuery = 100;

/** Maximum length of a query in words without stop words: each word costs time. */
const mostTerms = 10;

/** Maximum number of terms kept of a text, the most distinctive ones. */
const keptTerms = 28;

const fields = ['title', 'words', 'text'] as const;

/** Terms are stemmed already, and joined by blanks. `words` and `text` of a document have each term once. */
const settings = {
  fields: [...fields],
  tokenize: (text: string) => text.split(' '),
  processTerm: (term: string) => term || null,
};

/** The path of a language's index. */
export function searchIndexPath(language: Language): string {
  return `/data/${language}/search-index.json`;
}

/**
 * Builds the index of a language.
 * @throws Error if a question refers to a page that is not in the index
 */
export function buildSearchIndex(
  documents: readonly SearchDocument[],
  language: Language,
  questions: readonly SearchQuestionText[] = [],
): SearchIndexFile {
  const texts = documents.map(({ text }) => termsOf(text, language));
  const inDocuments = new Map<string, number>();
  for (const terms of texts) for (const term of new Set(terms)) inDocuments.set(term, (inDocuments.get(term) ?? 0) + 1);
  const index = new MiniSearch(settings);
  index.addAll(
    documents.map(({ title, words }, id) => ({
      id,
      title: termsOf(title, language).join(' '),
      words: [...new Set(termsOf(words, language))].join(' '),
      text: tellingTerms(texts[id] ?? [], inDocuments, documents.length).join(' '),
    })),
  );
  return {
    shown: documents.map(({ kind, path, title, excerpt }) => [
      searchKinds.indexOf(kind),
      shortPath(path, title),
      title,
      excerpt,
    ]),
    index: index.toJSON(),
    asked: questions.map(({ ways, path, answer }) => {
      const document = documents.findIndex((each) => each.path === path);
      if (document < 0) throw new Error(`content/search.yaml leads to ${path}, which the search does not find.`);
      return { ways: ways.map((way) => termsOfWay(way, language)), document, answer };
    }),
  };
}

/** The anchor of a question repeats its words, so the file has the path only up to its `#`. */
function shortPath(path: string, title: string): string {
  const ending = `#${questionId(title)}`;
  return path.endsWith(ending) ? path.slice(0, 1 - ending.length) : path;
}

/** Path and fragment of a result. */
export function shownPath([, path, title]: SearchIndexFile['shown'][number]): string {
  return path.endsWith('#') ? path + questionId(title) : path;
}

function tellingTerms(terms: readonly string[], inDocuments: ReadonlyMap<string, number>, all: number): string[] {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return [...counts]
    .map(([term, count]) => ({ term, weight: Math.sqrt(count) * Math.log(1 + all / (inDocuments.get(term) ?? 1)) }))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, keptTerms)
    .map(({ term }) => term);
}

/** Opens the index fetched from `searchIndexPath`. */
export function openSearchIndex({ shown, index, asked }: SearchIndexFile, language: Language): SearchEngine {
  const engine = MiniSearch.loadJS(index, settings);
  const isWritten = (term: string) => engine.search(term).length > 0;
  return (typed) => {
    const query = typed.slice(0, longestQuery);
    const groups = queryTerms(query, language).slice(0, mostTerms);
    const scores = new Map<number, { score: number; groups: number }>();
    for (const group of groups) {
      for (const [id, score] of groupScores(engine, group, language)) {
        const sum = scores.get(id) ?? { score: 0, groups: 0 };
        scores.set(id, { score: sum.score + score, groups: sum.groups + 1 });
      }
    }
    const ranked = [...scores]
      // Each word of the query that a document lacks lowers the document's score.
      .map(([id, { score, groups: found }]) => ({
        id,
        score: score * (found / groups.length) ** 2 * weightOf(shown[id], query),
      }))
      .toSorted((one, other) => other.score - one.score);
    const isTerm = shown.some((each) => isTermOf(each, query));
    const question = isTerm ? null : askedQuestion(query, asked, { language, isWritten });
    const ids = [...(question ? [question.document] : []), ...ranked.map(({ id }) => id)];
    return { answer: question?.answer ?? null, results: oncePerPage(ids.flatMap((id) => shownResult(shown[id]))) };
  };
}

/** Favours the entry of a typed acronym, otherwise pages over their sections, questions and terms. */
function weightOf(shown: SearchIndexFile['shown'][number] | undefined, query: string): number {
  if (!shown) return 1;
  const [kind, path] = shown;
  if (searchKinds[kind] === 'term') return isTermOf(shown, query) ? 100 : 0.35;
  return path.includes('#') || searchKinds[kind] === 'question' ? 1 : 1.5;
}

/** Whether a query is exactly an acronym of the glossary. */
function isTermOf([kind, , title]: SearchIndexFile['shown'][number], query: string): boolean {
  return (
    searchKinds[kind] === 'term' &&
    /^\p{Lu}[\p{Lu}\d-]+:/u.test(title) &&
    plainText(title).startsWith(`${plainText(query).trim()}:`)
  );
}

/**
 * The scores of the documents with one of the words of a group; the first word is the typed one, and has the highest
 * weight.
 */
function groupScores(
  engine: MiniSearch,
  [typed = '', ...others]: readonly string[],
  language: Language,
): Map<number, number> {
  const best = new Map<number, number>();
  const add = (results: readonly { id: unknown; score: number }[], weight: number) => {
    for (const { id, score } of results) {
      const number = Number(id);
      best.set(number, Math.max(best.get(number) ?? 0, score * weight));
    }
  };
  const boost = { title: 4, words: 2, text: 1 };
  add(engine.search(typed, { boost, prefix: typed.length > 2, fuzzy: false }), 1);
  // Typing errors are considered only for words that no text contains.
  let meant = others;
  if (best.size === 0 && typed.length > 3) {
    const near = engine.search(typed, { boost, fuzzy: typed.length > 6 ? 2 : 1 });
    add(near, 1);
    meant = near[0]?.terms.flatMap((term) => relatedTo(term, language)) ?? [];
  }
  for (const other of meant) add(engine.search(other, { boost }), 0.5);
  return best;
}

function shownResult(shown: SearchIndexFile['shown'][number] | undefined): SearchResult[] {
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
