/**
 * Calls `changed` whenever a dialog opens or closes, or its subject (`data-about`) changes. Not every browser has an
 * event for opening.
 * @returns a function that stops watching
 */
export function watchDialog(dialog: HTMLDialogElement, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(dialog, { attributeFilter: ['open', 'data-about'] });
  return () => observer.disconnect();
}
