/**
 * Calls `changed` whenever a dialog opens, or its subject changes while it is open. Not every browser has an event for
 * it.
 * @returns a function that stops watching
 */
export function watchDialog(dialog: HTMLDialogElement, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(dialog, { attributeFilter: ['open', 'data-about'] });
  return () => observer.disconnect();
}
