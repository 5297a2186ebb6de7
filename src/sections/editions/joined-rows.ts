import { wordList } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import type { EditionRow } from './edition-row.ts';

/** Editions that differ only in their place, as one row; of several, it has no id and no campus. */
export type JoinedRow = Omit<EditionRow, 'id'> & { id?: string | undefined; editions: readonly EditionRow[] };

/** The rows in their order; those of a course that differ only in their place are one. */
export function useJoinedRows(rows: readonly EditionRow[]): JoinedRow[] {
  const language = useLanguage();
  const found = new Map<string, EditionRow[]>();
  for (const row of rows) {
    const alike = JSON.stringify([row.course, row.name, row.detail, row.state, row.cells.slice(1), row.notes]);
    found.set(alike, [...(found.get(alike) ?? []), row]);
  }
  return [...found.values()].map((editions) => {
    const [first] = editions as [EditionRow];
    if (editions.length === 1) return { ...first, editions };
    const placeName = wordList(
      editions.map((edition) => edition.placeName),
      language,
    );
    const places = first.placesOfEach;
    const cells = first.cells.map((cell, index) => ({ ...cell, value: [placeName, places][index] ?? cell.value }));
    return { ...first, id: undefined, campus: undefined, placeName, places, cells, editions };
  });
}
