import { useEffect, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { TableSearch } from './table-search.tsx';

type Searched = { place: Element; table: HTMLTableElement };

/** Adds a search field above every long table of a text after hydration: it needs scripts. */
export function TableSearches({ text }: { text: RefObject<HTMLElement | null> }) {
  const [found, setFound] = useState<readonly Searched[]>([]);

  useEffect(() => {
    const places = [...(text.current?.querySelectorAll('[data-table-search]') ?? [])];
    setFound(
      places.flatMap((place) => {
        const table = document.getElementById(place.getAttribute('data-table-search') ?? '');
        return table instanceof HTMLTableElement ? [{ place, table }] : [];
      }),
    );
  }, [text]);

  return found.map(({ place, table }) => createPortal(<TableSearch table={table} />, place, table.id));
}
