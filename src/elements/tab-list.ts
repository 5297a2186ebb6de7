import { defineElement } from './element.ts';

/** The tab that each key selects; after the last one, the first. */
const steps: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Opens the panel of a pressed tab; arrow keys, Home and End select tabs, as the ARIA authoring practices say. */
defineElement('tab-list', (host) => {
  const tabs = [...host.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')];
  const panels = [...host.querySelectorAll<HTMLElement>(':scope > [role=tabpanel]')];

  function open(chosen: number): void {
    for (const [index, tab] of tabs.entries()) {
      const isOpen = index === chosen;
      tab.ariaSelected = String(isOpen);
      tab.tabIndex = isOpen ? 0 : -1;
      tab.dataset.state = panels[index]!.dataset.state = isOpen ? 'active' : 'inactive';
    }
  }

  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => open(index));
    tab.addEventListener('keydown', (event) => {
      const next = steps[event.key]?.(index, tabs.length);
      if (next === undefined) return;
      event.preventDefault();
      open(next);
      tabs[next]?.focus();
    });
  }
});
