import MiniSearch, { type AsPlainObject } from 'minisearch';
import type { Language } from '../../i18n/language.ts';
import { questionId } from '../question-id.ts';
import { allTermsOf, termsOf } from './analyse.ts';
import { searchKinds, type SearchDocument } from './search-document.ts';

/** The search file of a language: the shown parts of each document, and MiniSearch's index of their terms. */
export type SearchIndexFile = {
  /** Kind (its index in `searchKinds`), path (completed by `shownPath`), title, excerpt. */
  shown: readonly (readonly [kind: number, path: string, title: string, excerpt: string])[];
  /** Documents by their number in `shown`; the topics follow them. */
  index: AsPlainObject;
  topics: readonly IndexedTopic[];
};

/** A topic: the numbers of its document and of the courses that its query may name, with the answers. */
export type IndexedTopic = {
  document: number;
  answer: string | null;
  ofCourses: readonly (readonly [document: number, answer: string])[];
};

/** A topic of `content/search.yaml` in one language; paths are those of documents. */
export type SearchTopicText = {
  words: string;
  path: string;
  answer: string | null;
  ofCourses: readonly { path: string; answer: string }[];
};

/** Maximum number of terms kept of a text, the most distinctive ones. */
const keptTerms = 28;

/** Terms are stemmed already, and joined by blanks. A field other than the title has each term once. */
export const indexSettings = {
  fields: ['title', 'topic', 'words', 'text'],
  tokenize: (text: string) => text.split(' '),
  processTerm: (term: string) => term || null,
};

/** The path of a language's index. */
export function searchIndexPath(language: Language): string {
  return `/data/${language}/search-index.json`;
}

/**
 * Builds the index of a language.
 * @throws Error if a topic refers to a page that is not in the index
 */
export function buildSearchIndex(
  documents: readonly SearchDocument[],
  language: Language,
  topics: readonly SearchTopicText[] = [],
): SearchIndexFile {
  const texts = documents.map(({ text }) => termsOf(text, language));
  const inDocuments = new Map<string, number>();
  for (const terms of texts) for (const term of new Set(terms)) inDocuments.set(term, (inDocuments.get(term) ?? 0) + 1);
  const index = new MiniSearch(indexSettings);
  index.addAll(
    documents.map(({ title, words }, id) => ({
      id,
      title: termsOf(title, language).join(' '),
      words: [...new Set(termsOf(words, language))].join(' '),
      text: tellingTerms(texts[id] ?? [], inDocuments, documents.length).join(' '),
    })),
  );
  // A topic also has its stop words: “dónde” and “when” belong to the subject.
  index.addAll(
    topics.map(({ words }, number) => ({
      id: documents.length + number,
      topic: [...new Set(allTermsOf(words, language).map(({ term }) => term))].join(' '),
    })),
  );
  const numberOf = (path: string) => {
    const document = documents.findIndex((each) => each.path === path);
    if (document < 0) throw new Error(`content/search.yaml leads to ${path}, which the search does not find.`);
    return document;
  };
  return {
    shown: documents.map(({ kind, path, title, excerpt }) => [
      searchKinds.indexOf(kind),
      shortPath(path, title),
      title,
      excerpt,
    ]),
    index: index.toJSON(),
    topics: topics.map(({ path, answer, ofCourses }) => ({
      document: numberOf(path),
      answer,
      ofCourses: ofCourses.map((course) => [numberOf(course.path), course.answer]),
    })),
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
