/**
 * Runs in a page: scrolls through it and back, so that everything lazy is loaded, and lists the texts and controls that
 * the floating buttons cover once they have stopped moving.
 */
export async function coveredByDock(): Promise<string[]> {
  const dock = document.querySelector('[data-dock]');
  if (!dock) return ['no dock'];
  const found: string[] = [];
  for (let top = 0; top < document.documentElement.scrollHeight; top += Math.round(innerHeight * 0.9)) {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(dock.getAnimations({ subtree: true }).map(({ finished }) => finished));
    found.push(...covered(dock).map((words) => `${words} at ${top}`));
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return found;

  function covered(floating: Element): string[] {
    const buttons = [...floating.querySelectorAll<HTMLElement>('button, a')].filter((button) =>
      button.checkVisibility({ visibilityProperty: true }),
    );
    const boxes = buttons.map((button) => button.getBoundingClientRect());
    for (const button of buttons) button.style.pointerEvents = 'none';
    const words: string[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent) continue;
      range.selectNodeContents(node);
      // Most of a page is above or below the buttons.
      if (!isBeside(range.getBoundingClientRect(), boxes) || floating.contains(parent)) continue;
      // Text inside a map is part of the picture.
      if (parent.closest('.visually-hidden, [popover], dialog, noscript, script, style, svg')) continue;
      if (isUnder(parent, range.getClientRects(), boxes)) words.push(node.textContent.trim());
    }
    for (const control of document.querySelectorAll(
      'main :is(a, button, input, select, textarea), footer :is(a, button)',
    ))
      if (
        isBeside(control.getBoundingClientRect(), boxes) &&
        !floating.contains(control) &&
        !control.closest('[popover], svg')
      )
        if (isUnder(control, control.getClientRects(), boxes)) words.push(control.outerHTML.slice(0, 80));
    for (const button of buttons) button.style.pointerEvents = '';
    return words;
  }

  function isBeside({ top, bottom }: DOMRect, boxes: readonly DOMRect[]): boolean {
    return boxes.some((over) => top < over.bottom && bottom > over.top);
  }

  /** Whether a button covers a visible part of an element. A slide outside its carousel is not visible. */
  function isUnder(element: Element, parts: Iterable<DOMRect>, boxes: readonly DOMRect[]): boolean {
    return [...parts].some((part) =>
      boxes.some((over) => {
        const [left, right] = [Math.max(part.left, over.left), Math.min(part.right, over.right)];
        const [top, bottom] = [Math.max(part.top, over.top), Math.min(part.bottom, over.bottom)];
        if (right - left < 1 || bottom - top < 1) return false;
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return seen !== null && (element.contains(seen) || seen.contains(element));
      }),
    );
  }
}
