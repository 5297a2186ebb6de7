import { defineElement, part } from './element.ts';

/** Opens the browser's print dialog at a press on the button. */
defineElement('print-page', (host) => part(host, 'button').addEventListener('click', () => print()));
