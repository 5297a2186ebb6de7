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

  /** An element, with what its own styles and those around it mean for the text in it. */
  type Box = {
    element: Element;
    parent: Box | null;
    isForScreenReadersOnly: boolean;
    /** Over the page, or in a row that scrolls. */
    isElsewhere: boolean;
    block: Element | null;
    cutsX: boolean;
    cutsY: boolean;
    isPainted: boolean;
    edges: DOMRect;
  };
  /** A line of text, without the space above and below its letters. */
  type Line = { left: number; right: number; top: number; bottom: number; text: string; box: Box };
  const boxes = new Map<Element, Box>();
  const lines: Line[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (words === '' || !(node instanceof Text) || !element?.checkVisibility({ visibilityProperty: true })) continue;
    const own = boxOf(element);
    if (own.isForScreenReadersOnly) continue;
    const drawn = linesOf(node, words, own);
    // A word that takes three lines is in a text of three lines.
    if (drawn.length > 2 && !element.closest('svg') && isColumn(node)) note('a column of letters', words, element);
    for (const line of drawn) {
      const isOutside = line.right > wide + 1 || line.left < -1;
      if (isOutside && !own.isElsewhere && !element.closest('[data-per-view]'))
        note('out of the window', words, element);
      for (let box: Box | null = own; box; box = box.parent) checkBox(line, box, words);
    }
    if (!own.isElsewhere) lines.push(...drawn);
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
      if (other.box === one.box || (other.box.block === one.box.block && !one.box.element.closest('svg'))) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - other.top;
      if (across > 2 && down > 2) note(`over “${other.text.slice(0, 30)}”`, one.text, one.box.element);
    }
  });
  return [...faults];

  function note(kind: string, words: string, element: Element): void {
    const place: string[] = [];
    for (
      let each: Element | null = element;
      each && each !== document.body && place.length < 3;
      each = each.parentElement
    )
      place.push(each.tagName.toLowerCase());
    faults.add(`${kind}: “${words.slice(0, 40)}” in ${place.join(' < ')}`);
  }

  function boxOf(element: Element): Box {
    const known = boxes.get(element);
    if (known) return known;
    const { parentElement } = element;
    const parent = parentElement && parentElement !== document.body ? boxOf(parentElement) : null;
    const style = getComputedStyle(element);
    const isInline = /^(inline|contents)$/.test(style.display);
    const scrolls = /auto|scroll/.test(style.overflowX);
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    // In a looping carousel, each slide is checked by itself, as most slides are outside the carousel.
    const isCarousel = element.querySelector(':scope > [data-per-view]') !== null;
    const isFilled = style.backgroundColor !== 'rgba(0, 0, 0, 0)' || Number.parseFloat(style.borderLeftWidth) > 0;
    const box: Box = {
      element,
      parent,
      isForScreenReadersOnly: parent?.isForScreenReadersOnly === true || style.clipPath === 'inset(50%)',
      isElsewhere: parent?.isElsewhere === true || scrolls || ['fixed', 'sticky'].includes(style.position),
      block: isInline ? (parent?.block ?? null) : element,
      cutsX: cuts(style.overflowX) && !isCarousel,
      cutsY: cuts(style.overflowY) && !isCarousel,
      isPainted: isFilled && !isInline && !scrolls && !isCarousel && !element.closest('svg'),
      edges: element.getBoundingClientRect(),
    };
    boxes.set(element, box);
    return box;
  }

  function linesOf(text: Text, words: string, box: Box): Line[] {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, right, top, bottom, height }) => {
        const room = height * 0.16;
        return { left, right, top: top + room, bottom: bottom - room, text: words, box };
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
  function checkBox(line: Line, box: Box, words: string): void {
    const { left, right, top, bottom } = box.edges;
    const beside = line.left < left - 1.5 || line.right > right + 1.5;
    const above = line.top < top - 1.5 || line.bottom > bottom + 1.5;
    if ((box.cutsX && beside) || (box.cutsY && above)) note('cut', words, line.box.element);
    if (box === line.box && box.isPainted && (beside || above)) note('beyond its box', words, line.box.element);
  }
}
