/**
 * Runs in a page and lists text that cannot be read. Such text is cut off, overlaps other text, leaves its box or the
 * window, or is broken into a column of letters. All `details` elements are opened first. Horizontally scrolling rows,
 * text for screen readers only, and overlays are ignored.
 * @returns a line for each fault: its kind, the text, and its position
 */
export async function cutText(): Promise<string[]> {
  for (const details of document.querySelectorAll('details')) details.open = true;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

  const faults = new Set<string>();
  const { clientWidth: wide, scrollWidth } = document.documentElement;
  if (scrollWidth > wide) faults.add(`sideways: ${scrollWidth} of ${wide} px`);

  /** A line of text, without the space above and below its letters. */
  type Line = { left: number; right: number; top: number; bottom: number; text: string; element: Element };
  const lines: (Line & { block: Element | null })[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!(node instanceof Text) || !element?.checkVisibility({ visibilityProperty: true })) continue;
    const words = node.data.trim();
    const around = ancestors(element);
    if (words === '' || around.some((each) => isForScreenReadersOnly(each))) continue;
    const drawn = linesOf(node, words, element);
    const over = around.some((each) => ['fixed', 'sticky'].includes(getComputedStyle(each).position));
    const scrolls = around.some((each) => /auto|scroll/.test(getComputedStyle(each).overflowX));
    if (!element.closest('svg') && isColumn(node)) note('a column of letters', words, element);
    for (const line of drawn) {
      if (!over && !scrolls && !element.closest('[data-per-view]') && (line.right > wide + 1 || line.left < -1))
        note('out of the window', words, element);
      for (const box of around) checkBox(line, box, words, element);
    }
    if (!over && !scrolls) {
      const block = around.find((each) => !/^(inline|contents)$/.test(getComputedStyle(each).display)) ?? null;
      lines.push(...drawn.map((line) => ({ ...line, block })));
    }
  }

  // The labels in a stacked table are generated content, which the document's text does not contain.
  for (const cell of document.querySelectorAll('td')) {
    const label = getComputedStyle(cell, '::before');
    const isBeside = label.content !== 'none' && label.float !== 'none';
    const start = Number.parseFloat(label.marginLeft) + Number.parseFloat(getComputedStyle(cell).paddingLeft);
    if (isBeside && start < 0) note('a label outside its cell', cell.textContent, cell);
  }

  lines.sort((one, other) => one.top - other.top);
  lines.forEach((one, index) => {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (!other || other.top > one.bottom) break;
      if (other.element === one.element || (other.block === one.block && !one.element.closest('svg'))) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - other.top;
      if (across > 2 && down > 2) note(`over “${other.text.slice(0, 30)}”`, one.text, one.element);
    }
  });
  return [...faults];

  function note(kind: string, words: string, element: Element): void {
    const place = [...ancestors(element)].slice(0, 3).map((each) => each.tagName.toLowerCase());
    faults.add(`${kind}: “${words.slice(0, 40)}” in ${place.join(' < ')}`);
  }

  function ancestors(element: Element): Element[] {
    const all: Element[] = [];
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) all.push(each);
    return all;
  }

  function isForScreenReadersOnly(element: Element): boolean {
    return getComputedStyle(element).clipPath === 'inset(50%)';
  }

  function linesOf(text: Text, words: string, element: Element): Line[] {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, right, top, bottom, height }) => {
        const room = height * 0.16;
        return { left, right, top: top + room, bottom: bottom - room, text: words, element };
      });
  }

  /** Whether a word, or a part of a hyphenated word, takes three lines or more. */
  function isColumn(text: Text): boolean {
    return [...text.data.matchAll(/[^\s/@.-]{4,}/g)].some(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size >= 3;
    });
  }

  /** Notes text that a clipping element cuts off, or that extends beyond its own painted element. */
  function checkBox(line: Line, box: Element, words: string, element: Element): void {
    const style = getComputedStyle(box);
    // In a looping carousel, each slide is checked by itself, as most slides are outside the carousel.
    if (box.querySelector(':scope > [data-per-view]')) return;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const beside = line.left < left - 1.5 || line.right > right + 1.5;
    const above = line.top < top - 1.5 || line.bottom > bottom + 1.5;
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    if ((cuts(style.overflowX) && beside) || (cuts(style.overflowY) && above)) note('cut', words, element);
    const isOwn = box === element && !box.closest('svg') && !/^(inline|contents)$/.test(style.display);
    const isPainted = style.backgroundColor !== 'rgba(0, 0, 0, 0)' || Number.parseFloat(style.borderLeftWidth) > 0;
    if (isOwn && isPainted && !/auto|scroll/.test(style.overflowX) && (beside || above))
      note('beyond its box', words, element);
  }
}
