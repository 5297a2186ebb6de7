import { defineElement, part } from './element.ts';

/**
 * Copies a text at a press on the button, and says so. The text is `data-text`, or that of the element with
 * `data-copied-text`, which is selected if the browser refuses, so that the visitor only has to press Ctrl+C.
 */
defineElement('copy-text', (host) => {
  const { text, copied = '', refused = '' } = host.dataset;
  const shown = host.querySelector('[data-copied-text]');
  // Each message gets a new element: screen readers do not repeat an unchanged text in the same element.
  const say = (words: string) =>
    part(host, '[role=status]').replaceChildren(Object.assign(document.createElement('span'), { textContent: words }));
  part(host, 'button').addEventListener('click', () => {
    navigator.clipboard.writeText(text ?? shown?.textContent ?? '').then(
      () => say(copied),
      () => {
        if (shown) getSelection()?.selectAllChildren(shown);
        say(refused);
      },
    );
  });
});
