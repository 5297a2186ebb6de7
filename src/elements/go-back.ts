import { defineElement, part } from './element.ts';

/** Goes to the previous page at a press on the button; a newly opened tab has none, and gets the home page. */
defineElement('go-back', (host) =>
  part(host, 'button').addEventListener('click', () => (history.length > 1 ? history.back() : location.assign('/'))),
);
