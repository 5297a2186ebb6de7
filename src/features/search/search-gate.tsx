import { lazy, Suspense, useEffect, useState } from 'react';
import { onOpenSearch } from './open-search.ts';
import { isSearchKeyOn } from './search-key.ts';

const SearchDialog = lazy(() => import('./search-dialog.tsx').then((module) => ({ default: module.SearchDialog })));

/** Waits for the search to be asked for: by its button, with `/`, with Ctrl+K or ⌘K. Nothing of it is loaded before. */
export function SearchGate() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  useEffect(() => {
    function open(): void {
      setOpened(true);
      setOpen(true);
    }
    function openByKey(event: KeyboardEvent): void {
      if (event.defaultPrevented || !asksForSearch(event) || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      open();
    }
    const stop = onOpenSearch(open);
    document.addEventListener('keydown', openByKey);
    return () => {
      stop();
      document.removeEventListener('keydown', openByKey);
    };
  }, []);
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
