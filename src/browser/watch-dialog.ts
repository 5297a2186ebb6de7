/**
 * Calls back whenever a dialog is opened, or opened about something else. Not every browser tells of that by an event.
 * @returns a function that stops watching
 */
export function watchDialog(dialog: HTMLDialogElement, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(dialog, { attributeFilter: ['open', 'data-about'] });
  return () => observer.disconnect();
}
