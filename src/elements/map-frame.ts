import { defineElement, part } from './element.ts';

/** Replaces the drawn plan by the external map at a press on the button; the map then has the focus. */
defineElement('map-frame', (host) => {
  part(host, 'button').addEventListener('click', () => {
    const { title = '', src = '', class: className = '' } = host.dataset;
    const frame = Object.assign(document.createElement('iframe'), { title, className });
    // The map runs scripts of its own origin and opens its credits in a tab; nothing else is allowed. As it has another
    // origin than this page, it cannot remove its sandbox.
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox');
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    frame.src = src;
    for (const plan of host.querySelectorAll('[data-plan]')) plan.remove();
    part(host, '[data-sheet]').replaceChildren(frame);
    frame.focus();
  });
});
