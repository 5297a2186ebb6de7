export const searchKinds = ['page', 'article', 'question', 'term'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** The index's entry for a page, a section of an article, a question or a term. */
export type SearchDocument = {
  kind: SearchKind;
  /** Path and fragment, in the index's language. */
  path: string;
  title: string;
  /** One sentence below the title. */
  excerpt: string;
  /** Further search terms for it. */
  words: string;
  /** Text that is searched but not shown. */
  text: string;
};
