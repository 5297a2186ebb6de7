import { pressAgain } from '../../browser/press-again.ts';

/** Holds a section that the server wrote back from being made live. */
export type SectionGate = {
  isOpen: boolean;
  opened: Promise<void>;
  open: () => void;
  /** The button of the section that was pressed last before it was live. */
  pressed: HTMLElement | null;
};

/** The gates of sections that are not live yet, by place. One may be open already: the section's code comes after that. */
const waiting = new Map<Element, SectionGate>();

/** What a visitor does with a section. It comes before the click that it may lead to, and before React hears of either. */
const touches = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click'] as const;

/** How far outside the window a section is made live: it should answer when it comes into sight. */
const ahead = '200px';

let observer: IntersectionObserver | undefined;

export function createGate(isOpen: boolean): SectionGate {
  let resolve = () => {};
  const opened = new Promise<void>((done) => {
    resolve = done;
  });
  const gate: SectionGate = {
    isOpen,
    opened,
    pressed: null,
    open() {
      gate.isOpen = true;
      resolve();
    },
  };
  return gate;
}

/** Opens a gate when the section at its place is near the window or touched. Returns a function that stops waiting. */
export function passGate(gate: SectionGate, place: Element): (() => void) | undefined {
  if (gate.isOpen) return undefined;
  if (!observer) watch();
  waiting.set(place, gate);
  if (holdsAnchor(place)) gate.open();
  else observer?.observe(place);
  return () => leaveGate(place);
}

/** Is called when the section at a place is live, or gone. */
export function leaveGate(place: Element): void {
  waiting.delete(place);
  observer?.unobserve(place);
}

/** Presses again what was pressed in a section before it was live. */
export function answerPress(gate: SectionGate): void {
  if (gate.pressed) pressAgain(gate.pressed);
  gate.pressed = null;
}

/**
 * Opens all gates. Whatever changes the whole page has to call this first: React draws a section anew, and throws away
 * what the server wrote of it, if a change reaches it while it cannot be made live.
 */
export function openAllGates(): void {
  for (const gate of waiting.values()) gate.open();
}

/** Whether the address leads into a section: it may have to show what it leads to, such as an answer that is folded. */
function holdsAnchor(place: Element): boolean {
  const { hash } = window.location;
  return hash !== '' && place.contains(document.getElementById(decodeURIComponent(hash.slice(1))));
}

function watch(): void {
  observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.open();
    },
    { rootMargin: ahead },
  );
  for (const touch of touches)
    window.addEventListener(touch, ({ target }) => gateAround(target)?.open(), { capture: true, passive: true });
  // After React: a section whose code is there is made live by the press itself, and has answered.
  window.addEventListener('click', ({ target }) => {
    const gate = gateAround(target);
    if (gate) gate.pressed = (target as Element).closest('button');
  });
}

/** The gate of the section around a target, until the section is live. */
function gateAround(target: EventTarget | null): SectionGate | undefined {
  const place = target instanceof Element ? target.closest('[data-section]') : null;
  return place ? waiting.get(place) : undefined;
}
