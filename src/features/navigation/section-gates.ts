/** Holds a section that the server wrote back from being made live. */
export type SectionGate = { isOpen: boolean; opened: Promise<void>; open: () => void };

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
  if (holdsAnchor(place)) {
    gate.open();
    return undefined;
  }
  if (!observer) watch();
  waiting.set(place, gate);
  observer?.observe(place);
  return () => forget(place);
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
}

function openAround(target: Element): void {
  const place = target.closest('[data-section]');
  if (place) open(place);
}
