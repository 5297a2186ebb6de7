import { prefersReducedMotion } from '../browser/reduced-motion.ts';
import { shuffledOrder } from '../browser/shuffled-order.ts';
import { defineElement, part } from './element.ts';

/** Time from the row's last event until its position is read, in milliseconds. */
const restAfter = 150;

/** Distance between the beginnings of two neighbouring slides, in pixels; for a single slide, the width of the row. */
function pitchOf(row: HTMLElement): number {
  const [first, second] = row.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return row.clientWidth;
  return second.offsetLeft - first.offsetLeft;
}

/** The stop that the row has been scrolled to, and how many stops it has. The last stop shows the row's end. */
function placeOf(row: HTMLElement): { selected: number; stops: number } {
  const pitch = pitchOf(row);
  const end = row.scrollWidth - row.clientWidth;
  // A remainder of up to one pixel is no further stop.
  const last = Math.ceil((end - 1) / pitch);
  return { selected: row.scrollLeft >= end - 1 ? last : Math.round(row.scrollLeft / pitch), stops: last + 1 };
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/**
 * The buttons, arrow keys and automatic turns of a carousel, whose row of slides scrolls natively. `data-loop` joins its
 * ends, `data-autoplay` is the time between automatic turns in milliseconds, `data-shuffle` orders the slides anew.
 */
defineElement('slide-carousel', (host) => {
  const row = part(host, '[data-slides]');
  const [back, on] = [part(host, '[data-turn=back]'), part(host, '[data-turn=on]')];
  const play = host.querySelector<HTMLElement>('[data-turn=play]');
  const said = part(host, '[role=status]');
  const loop = 'loop' in host.dataset;
  let [selected, stops] = [0, row.children.length];
  let rest: ReturnType<typeof setTimeout> | undefined;

  if ('shuffle' in host.dataset && isOutOfSight(row)) {
    const slides = [...row.children];
    const labels = slides.map((slide) => slide.ariaLabel);
    row.append(...shuffledOrder(slides.length, Math.random).map((index) => slides[index]!));
    for (const [index, slide] of [...row.children].entries()) slide.ariaLabel = labels[index] ?? null;
    // Browsers keep the slide that they had snapped to, wherever it is now.
    row.scrollTo({ left: 0, behavior: 'instant' });
  }

  function show(place: { selected: number; stops: number }): void {
    ({ selected, stops } = place);
    part(host, '[data-count]').textContent = `${selected + 1}/${stops}`;
    back.ariaDisabled = String(!loop && selected === 0);
    on.ariaDisabled = String(!loop && selected >= stops - 1);
  }

  function readAtRest(): void {
    clearTimeout(rest);
    rest = setTimeout(() => {
      // A row in a closed fold has no width, and so no place.
      if (row.clientWidth > 0) show(placeOf(row));
    }, restAfter);
  }

  /** Turns to a neighbouring stop; returns whether there is one. */
  function turn(step: 1 | -1): boolean {
    const stop = loop ? (selected + step + stops) % stops : selected + step;
    if (stop < 0 || stop >= stops) return false;
    const isOther = stop !== selected;
    // Sets the stop before the row has arrived there, as the next press may come earlier. A pending reading is
    // cancelled: it would give the old stop.
    clearTimeout(rest);
    show({ selected: stop, stops });
    row.scrollTo({ left: stop * pitchOf(row), behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    return isOther;
  }

  /** Turns for the visitor, and announces the slide. Automatic turns and scrolling are not announced. */
  function turnAndSay(step: 1 | -1): void {
    if (!turn(step)) return;
    const slide = row.children[selected];
    const title = slide?.querySelector('h2, h3, h4, cite, figcaption')?.textContent;
    said.textContent = [slide?.ariaLabel, title].filter(Boolean).join(': ');
  }

  new ResizeObserver(readAtRest).observe(row);
  // A busy device may pause between two `scroll` events, so `scrollend` is better. Older browsers only have `scroll`.
  row.addEventListener('onscrollend' in window ? 'scrollend' : 'scroll', readAtRest, { passive: true });
  // A focus may cancel a turn before the row has moved, without an event of the row.
  row.addEventListener('focusin', readAtRest);
  back.addEventListener('click', () => turnAndSay(-1));
  on.addEventListener('click', () => turnAndSay(1));
  host.addEventListener('keydown', (event) => {
    if (isTyping(event.target) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    turnAndSay(event.key === 'ArrowLeft' ? -1 : 1);
  });
  if (play) turnByItself(host, { play, row, turn: () => turn(1) });
});

type Autoplay = { play: HTMLElement; row: HTMLElement; turn: () => void };

/**
 * Turns a carousel automatically. Hover and focus stop it, a press on the slides pauses it until the button is pressed;
 * with reduced motion only the button starts it.
 */
function turnByItself(host: HTMLElement, { play, row, turn }: Autoplay): void {
  let isPaused = prefersReducedMotion();
  let [isHovered, isFocused] = [false, false];
  let timer: ReturnType<typeof setInterval> | undefined;

  function apply(): void {
    clearInterval(timer);
    if (!isPaused && !isHovered && !isFocused) timer = setInterval(turn, Number(host.dataset.autoplay));
    play.ariaLabel = (isPaused ? play.dataset.play : play.dataset.pause) ?? '';
    play.dataset.state = isPaused ? 'paused' : 'playing';
  }
  const on = (name: string, place: HTMLElement, handle: (event: Event) => void) =>
    place.addEventListener(name, (event) => {
      handle(event);
      apply();
    });
  on('pointerenter', host, () => (isHovered = true));
  on('pointerleave', host, () => (isHovered = false));
  on('focusin', host, () => (isFocused = true));
  on('focusout', host, (event) => (isFocused = host.contains((event as FocusEvent).relatedTarget as Node | null)));
  on('pointerdown', row, () => (isPaused = true));
  on('click', play, () => (isPaused = !isPaused));
  apply();
}

/** Whether no part of an element is in the window, so that nothing moves under the reader. */
function isOutOfSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top > window.innerHeight || bottom < 0;
}
