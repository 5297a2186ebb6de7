export const searchKinds = ['page', 'article', 'question', 'term'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Holds the index's entry for one page, article part, question or term. */
export type SearchDocument = {
  kind: SearchKind;
  /** Path and fragment, in the index's language. */
  path: string;
  title: string;
  /** One sentence below the title. */
  excerpt: string;
  /** Other words that people search for it by. */
  words: string;
  /** The text that is searched and not shown. */
  text: string;
};
