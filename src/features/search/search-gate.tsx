import { lazy, Suspense, useEffect, useState } from 'react';
import { searchEvent } from './open-search.ts';
import { isSearchKeyOn } from './search-key.ts';

const SearchDialog = lazy(() => import('./search-dialog.tsx').then((module) => ({ default: module.SearchDialog })));

/**
 * Waits for the search to be asked for: by its button, with `/`, with Ctrl+K or ⌘K. Nothing of it is loaded before.
 * @param early what happened before this was there
 */
export function SearchGate({ early }: { early: readonly Event[] }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  useEffect(() => {
    function openIfAsked(event: Event): void {
      const isKey = event instanceof KeyboardEvent;
      if (isKey && (!asksForSearch(event) || document.querySelector('dialog:modal'))) return;
      event.preventDefault();
      setOpened(true);
      setOpen(true);
    }
    for (const event of early) if (event.type === searchEvent || event.type === 'keydown') openIfAsked(event);
    window.addEventListener(searchEvent, openIfAsked);
    document.addEventListener('keydown', openIfAsked);
    return () => {
      window.removeEventListener(searchEvent, openIfAsked);
      document.removeEventListener('keydown', openIfAsked);
    };
  }, [early]);
  return (
    wasOpened && (
      <Suspense>
        <SearchDialog open={isOpen} onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}

function asksForSearch({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTextField(target) && isSearchKeyOn();
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
