import { useQueries } from '@tanstack/react-query';
import { askForFile } from '../data/content.ts';
import { englishFileOf } from '../../../schema/content-documents.ts';
import type { Sheet } from './slots.ts';

/** Loads a document: the given file, and the English file that belongs to it, if there is one. */
export function useSheet(file: string) {
  const english = englishFileOf(file);
  return useQueries({
    queries: [file, ...(english === null ? [] : [english])].map(askForFile),
    combine: (results) => {
      const views = results.flatMap(({ data }) => (data ? [data] : []));
      const sheet: Sheet | null = views.length === results.length ? { views, groups: views[0]?.groups ?? [] } : null;
      return { sheet, error: results.find(({ error }) => error)?.error ?? null };
    },
  });
}
