import { defineElement } from './element.ts';

/** Moves a page's own floating link into the dock, so that it does not overlap the other floating buttons. */
defineElement('overlay-action', (host) => {
  document.querySelector('[data-dock-slot]')?.append(...host.children);
});
