import styles from './tooltip.module.css';

/** A tooltip's content: a heading, a text, and a link for touch. */
export type TooltipText = { title?: string; text: string; link?: { href: string; label: string } };

/**
 * How long a pointer must rest on a target, or a finger must press it, before the tooltip is shown, in milliseconds.
 * Within `skipDelay` after a tooltip has closed, a pointer shows the next tooltip at once.
 */
const delay = 700;
const skipDelay = 300;

/** Space between a tooltip and its target, and between a tooltip and the edges of the window, in pixels. */
const gap = 8;

/**
 * Shows tooltips, one at a time: for a resting pointer, for keyboard focus, and for touch. On touch the first tap on a
 * link shows its tooltip; the tooltip of a button needs a long press. The pointer can move onto a tooltip. A
 * tooltip stays while hovered or focused (WCAG 1.4.13), until Escape or scrolling closes it.
 * @param targetOf finds the element with a tooltip: the given element or one around it
 * @param textOf loads the tooltip's content; null if it cannot be loaded
 * @returns `stop`, which removes the event listeners, and `handle`, which handles an event that occurred before the
 * listeners were added
 */
export function startTooltips(
  targetOf: (element: Element) => HTMLElement | null,
  textOf: (target: HTMLElement) => Promise<TooltipText | null>,
): { stop: () => void; handle: (event: Event) => void } {
  const layer = document.createElement('div');
  layer.className = styles.tooltip ?? '';
  layer.id = 'tooltip';
  layer.role = 'tooltip';
  layer.popover = 'manual';
  let shown: HTMLElement | null = null;
  let timer = 0;
  let hiddenAt = -Infinity;
  let touched: HTMLElement | null = null;

  async function show(target: HTMLElement): Promise<void> {
    clearTimeout(timer);
    if (shown === target) return;
    hide();
    shown = target;
    const words = await textOf(target).catch(() => null);
    // The pointer may have moved on meanwhile, or the page may have changed.
    if (!words || shown !== target || !target.isConnected) {
      if (shown === target) shown = null;
      return;
    }
    fill(layer, words);
    // Everything outside a modal dialog is inert.
    (target.closest('dialog') ?? document.body).append(layer);
    layer.showPopover();
    place(layer, target);
    if (target.ariaLabel === null) target.setAttribute('aria-describedby', layer.id);
  }

  function hide(): void {
    clearTimeout(timer);
    if (!shown) return;
    shown.removeAttribute('aria-describedby');
    shown = null;
    if (layer.matches(':popover-open')) {
      layer.hidePopover();
      hiddenAt = performance.now();
    }
    layer.remove();
  }

  function later(action: () => void, milliseconds: number): void {
    clearTimeout(timer);
    timer = window.setTimeout(action, milliseconds);
  }

  function over(event: PointerEvent): void {
    if (event.pointerType === 'touch') return;
    const element = event.target as Element;
    if (layer.contains(element)) return clearTimeout(timer);
    const target = targetOf(element);
    if (target && target === shown) return clearTimeout(timer);
    // Leaves time to move the pointer onto the tooltip. Then hides it, or shows the tooltip of the next target.
    if (shown && document.activeElement !== shown) later(() => (target ? void show(target) : hide()), gap * 20);
    else if (target) later(() => void show(target), performance.now() - hiddenAt < skipDelay ? 0 : delay);
    else clearTimeout(timer);
  }

  function press({ pointerType, target }: PointerEvent): void {
    const element = target as Element;
    if (layer.contains(element)) return;
    const held = pointerType === 'touch' ? targetOf(element) : null;
    touched = held;
    if (held !== shown || !held) hide();
    if (held) later(() => void show(held), delay);
  }

  function release({ pointerType }: PointerEvent): void {
    if (pointerType === 'touch' && touched !== shown) clearTimeout(timer);
  }

  /**
   * The first tap on a link shows its tooltip, which contains the same link. A long press on a button does not
   * activate the button.
   */
  function click(event: MouseEvent): void {
    const target = targetOf(event.target as Element);
    if (!target || target !== touched) return hide();
    const isLink = target.matches('a[href]') && target.ariaLabel === null;
    if (!isLink && target !== shown) return;
    event.preventDefault();
    event.stopPropagation();
    if (isLink) void show(target);
  }

  function focus({ target }: FocusEvent): void {
    const element = target as Element;
    if (layer.contains(element)) return;
    const focused = targetOf(element);
    if (focused && focused !== touched && focused.matches(':focus-visible')) void show(focused);
    else if (focused !== shown) hide();
  }

  function key({ key: pressed }: KeyboardEvent): void {
    touched = null;
    if (pressed === 'Escape') hide();
  }

  const handlers = {
    pointerover: over,
    pointerdown: press,
    pointerup: release,
    pointercancel: release,
    click,
    focusin: focus,
    keydown: key,
  } as unknown as Record<string, (event: Event) => void>;
  for (const [name, handler] of Object.entries(handlers)) document.addEventListener(name, handler, true);
  window.addEventListener('scroll', hide, { passive: true });
  return {
    stop() {
      hide();
      for (const [name, handler] of Object.entries(handlers)) document.removeEventListener(name, handler, true);
      window.removeEventListener('scroll', hide);
    },
    handle: (event) => handlers[event.type]?.(event),
  };
}

function fill(layer: HTMLElement, { title, text, link }: TooltipText): void {
  const parts: Node[] = [];
  if (title !== undefined) parts.push(Object.assign(document.createElement('strong'), { textContent: title }));
  parts.push(Object.assign(document.createElement('span'), { textContent: text }));
  if (link) parts.push(Object.assign(document.createElement('a'), { href: link.href, textContent: link.label }));
  layer.replaceChildren(...parts);
}

/** Places the tooltip above its target, or below if there is no room, and between the sides of the window. */
function place(layer: HTMLElement, target: Element): void {
  const around = target.getClientRects()[0] ?? target.getBoundingClientRect();
  const { width, height } = layer.getBoundingClientRect();
  const above = around.top - height - gap;
  const middle = around.left + (around.width - width) / 2;
  const right = document.documentElement.clientWidth - width - gap;
  layer.style.top = `${above >= gap ? above : around.bottom + gap}px`;
  layer.style.left = `${Math.max(gap, Math.min(middle, right))}px`;
}
