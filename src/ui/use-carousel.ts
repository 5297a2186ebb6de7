import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react';
import { usePrefersReducedMotion } from '../browser/use-prefers-reduced-motion.ts';

type CarouselOptions = { slides: number; loop: boolean; autoplay: number | undefined };

/** Time from the row's last event until its position is read, in milliseconds. */
const restAfter = 150;

/** Distance between the beginnings of two neighbouring slides, in pixels; for a single slide, the width of the row. */
function slidePitch(row: HTMLElement): number {
  const [first, second] = row.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return row.clientWidth;
  return second.offsetLeft - first.offsetLeft;
}

/** The stop that the row has been scrolled to, and how many stops it has. The last stop shows the row's end. */
function placeOf(row: HTMLElement): { selected: number; stops: number } {
  const pitch = slidePitch(row);
  const end = row.scrollWidth - row.clientWidth;
  // A remainder of up to one pixel is no further stop.
  const last = Math.ceil((end - 1) / pitch);
  return { selected: row.scrollLeft >= end - 1 ? last : Math.round(row.scrollLeft / pitch), stops: last + 1 };
}

/** The behaviour of a Carousel: the stop it shows, its turns, and whether it turns by itself. */
export function useCarousel({ slides, loop, autoplay }: CarouselOptions) {
  const viewport = useRef<HTMLDivElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reducedMotion = usePrefersReducedMotion();
  const [pausedByVisitor, setPausedByVisitor] = useState<boolean>();
  const [pointerInside, setPointerInside] = useState(false);
  const [focusInside, setFocusInside] = useState(false);
  const [{ selected, stops }, setPlace] = useState({ selected: 0, stops: slides });

  useEffect(() => {
    const row = viewport.current;
    if (!row || slides === 0) return undefined;
    const readAtRest = () => {
      clearTimeout(rest.current);
      rest.current = setTimeout(() => {
        // A row in a closed fold has no width, and so no place.
        if (row.clientWidth > 0) setPlace(placeOf(row));
      }, restAfter);
    };
    // The observer also reports the row's first layout, which is late in a section far below the window.
    const observer = new ResizeObserver(readAtRest);
    observer.observe(row);
    // A busy device may pause between two `scroll` events, so `scrollend` is better. Older browsers only have `scroll`.
    const restEvent = 'onscrollend' in window ? 'scrollend' : 'scroll';
    row.addEventListener(restEvent, readAtRest, { passive: true });
    // A focus may cancel a turn before the row has moved, without an event of the row.
    row.addEventListener('focusin', readAtRest);
    return () => {
      clearTimeout(rest.current);
      observer.disconnect();
      row.removeEventListener(restEvent, readAtRest);
      row.removeEventListener('focusin', readAtRest);
    };
  }, [slides]);

  /** Turns to a neighbouring stop; returns whether there is one. */
  const turn = (way: 'previous' | 'next'): boolean => {
    const row = viewport.current;
    const wanted = selected + (way === 'next' ? 1 : -1);
    const stop = loop ? (wanted + stops) % stops : wanted;
    if (!row || stop < 0 || stop >= stops) return false;
    // Sets the stop before the row has arrived there, as the next press may come earlier. A pending reading is
    // cancelled: it would give the old stop.
    clearTimeout(rest.current);
    setPlace({ selected: stop, stops });
    row.scrollTo({ left: stop * slidePitch(row), behavior: reducedMotion ? 'instant' : 'smooth' });
    return stop !== selected;
  };

  // The visitor's choice decides whether the carousel turns by itself; without one, `prefers-reduced-motion` does.
  const playing = autoplay !== undefined && !(pausedByVisitor ?? reducedMotion);
  const moving = playing && !pointerInside && !focusInside;
  const turnByItself = useEffectEvent(() => turn('next'));
  useEffect(() => {
    if (!moving) return undefined;
    const timer = setInterval(turnByItself, autoplay);
    return () => clearInterval(timer);
  }, [moving, autoplay]);

  return {
    viewport,
    playing,
    selected,
    stops,
    canTurnBack: loop || selected > 0,
    canTurnOn: loop || selected < stops - 1,
    turn,
    togglePlay: () => setPausedByVisitor(playing),
    /** Pauses until the play button is pressed. A press on the slides calls this: the visitor reads or scrolls them. */
    pause: () => setPausedByVisitor(true),
    /** Properties for the carousel's root: hover and focus stop its turning. */
    attention: {
      onPointerEnter: () => setPointerInside(true),
      onPointerLeave: () => setPointerInside(false),
      onFocus: () => setFocusInside(true),
      onBlur: (event: FocusEvent) => setFocusInside(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
