import { isForTheBrowser } from '../browser/is-for-the-browser.ts';
import { defineElement, part } from './element.ts';

/**
 * Shows the boards of the pressed category at once, and writes it into the address. `data-one` and `data-other` are the
 * sentences that announce the number of courses.
 */
defineElement('category-filter', (host) => {
  const items = [...host.querySelectorAll<HTMLElement>('nav [data-category]')];
  const boards = [...host.querySelectorAll<HTMLElement>('section[data-category]')];

  function show(): void {
    const named = new URLSearchParams(location.search).get('category');
    const chosen = boards.some(({ dataset }) => dataset.category === named) ? named : null;
    for (const board of boards) board.hidden = chosen !== null && board.dataset.category !== chosen;
    for (const { dataset, firstElementChild: link } of items) {
      const isChosen = dataset.category === (chosen ?? 'all');
      if (!isChosen) link?.removeAttribute('aria-current');
      else {
        link?.setAttribute('aria-current', 'true');
        const words = dataset.courses === '1' ? host.dataset.one : host.dataset.other;
        part(host, '[role=status]').textContent = (words ?? '').replace('{count}', dataset.courses ?? '');
      }
    }
  }

  part(host, 'nav').addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || isForTheBrowser(event)) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    show();
  });
  addEventListener('popstate', show);
});
