/**
 * Whether the browser itself handles a click, not the site's scripts. A click with a modifier key or another mouse
 * button opens a tab, a window or a menu, or starts a download.
 */
export function isForTheBrowser(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
