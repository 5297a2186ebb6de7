import { pressAgain } from '../../browser/press-again.ts';

/** Holds a section that the server wrote back from being made live. */
export type SectionGate = {
  isOpen: boolean;
  opened: Promise<void>;
  open: () => void;
  /** Whether React has taken the section over; its code may come after the gate was opened. */
  isLive: boolean;
  becomeLive: () => void;
  /** The button of the section that was pressed last before it was live. */
  pressed: HTMLElement | null;
};

/** The gates of sections that are not live yet, and those of them that are closed. */
const asleep = new Map<Element, SectionGate>();
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
    isLive: false,
    pressed: null,
    isOpen,
    opened,
    open() {
      gate.isOpen = true;
      resolve();
    },
    becomeLive() {
      gate.isLive = true;
    },
  };
  return gate;
}

/** Opens a gate when the section at its place is near the window or touched. Returns a function that stops waiting. */
export function passGate(gate: SectionGate, place: Element): (() => void) | undefined {
  if (gate.isOpen) return undefined;
  if (!observer) watch();
  asleep.set(place, gate);
  waiting.set(place, gate);
  if (holdsAnchor(place)) open(place);
  else observer?.observe(place);
  return () => {
    asleep.delete(place);
    forget(place);
  };
}

/** Is called when a section has become live: what was pressed in it meanwhile is pressed again. */
export function leaveGate(gate: SectionGate): void {
  for (const [place, one] of asleep) if (one === gate) asleep.delete(place);
  if (gate.pressed) pressAgain(gate.pressed);
  gate.pressed = null;
}

/**
 * Opens all gates. Whatever changes the whole page has to call this first: React draws a section anew, and throws away
 * what the server wrote of it, if a change reaches it while it cannot be made live.
 */
export function openAllGates(): void {
  for (const place of waiting.keys()) open(place);
}

/** Whether the address leads into a section: it may have to show what it leads to, such as an answer that is folded. */
function holdsAnchor(place: Element): boolean {
  const { hash } = window.location;
  return hash !== '' && place.contains(document.getElementById(decodeURIComponent(hash.slice(1))));
}

function open(place: Element): void {
  waiting.get(place)?.open();
  forget(place);
}

function forget(place: Element): void {
  waiting.delete(place);
  observer?.unobserve(place);
}

function watch(): void {
  observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) open(target);
    },
    { rootMargin: ahead },
  );
  for (const touch of touches) {
    window.addEventListener(touch, ({ target }) => target instanceof Element && openAround(target), {
      capture: true,
      passive: true,
    });
  }
  // After React: a section whose code is there is made live by the press itself, and has answered.
  window.addEventListener('click', ({ target }) => target instanceof Element && keepPress(target));
}

function keepPress(target: Element): void {
  const gate = asleep.get(target.closest('[data-section]') ?? target);
  if (gate && !gate.isLive) gate.pressed = target.closest('button');
}

function openAround(target: Element): void {
  const place = target.closest('[data-section]');
  if (place) open(place);
}
