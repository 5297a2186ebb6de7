export const searchKinds = ['page', 'article', 'question', 'term'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** What the index knows of one thing that can be found. */
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
