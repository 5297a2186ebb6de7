import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState, type FocusEvent as ReactFocusEvent } from 'react';
import { useEmbla } from './use-embla.ts';
import { usePrefersReducedMotion } from '../browser/use-prefers-reduced-motion.ts';

type CarouselOptions = { slides: number; loop: boolean; autoplay: number | undefined };

/**
 * Turns to the slide that the keyboard reached. The library itself does so only within 10 ms of the Tab key, which a
 * busy page misses. The answer `false` switches the library's own turn off.
 */
function showFocused(embla: EmblaCarouselType, { target }: FocusEvent): false {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return false;
  const slide = embla.slideNodes().findIndex((node) => node.contains(target));
  // Takes back the browser's own scrolling, which would add to the turn.
  embla.rootNode().scrollLeft = 0;
  embla.scrollTo(
    embla.internalEngine().slideRegistry.findIndex((stop) => stop.includes(slide)),
    true,
  );
  return false;
}

/** The behaviour of a Carousel: which slide, whether it can turn, and whether it goes on by itself. */
export function useCarousel({ slides, loop, autoplay }: CarouselOptions) {
  const reducedMotion = usePrefersReducedMotion();
  const [pausedByVisitor, setPausedByVisitor] = useState<boolean>();
  const [pointerInside, setPointerInside] = useState(false);
  const [focusInside, setFocusInside] = useState(false);
  const [place, setPlace] = useState({ selected: 0, stops: slides, canTurnBack: loop, canTurnOn: true });
  const [ready, setReady] = useState(false);

  const { viewport, embla, turn } = useEmbla(
    {
      loop,
      align: 'start',
      containScroll: loop ? false : 'trimSnaps',
      duration: reducedMotion ? 0 : 25,
      watchFocus: showFocused,
    },
    autoplay,
  );

  useEffect(() => {
    if (!embla) return;
    const readPlace = () =>
      setPlace({
        selected: embla.selectedScrollSnap(),
        stops: embla.scrollSnapList().length,
        canTurnBack: embla.canScrollPrev(),
        canTurnOn: embla.canScrollNext(),
      });
    // The row may have been scrolled by hand before the page was live.
    const row = embla.rootNode();
    const width = embla.slideNodes()[0]?.offsetWidth ?? 0;
    if (row.scrollLeft > 0 && width > 0) {
      embla.scrollTo(Math.round(row.scrollLeft / width), true);
      row.scrollLeft = 0;
    }
    setReady(true);
    readPlace();
    embla.on('select', readPlace).on('reInit', readPlace);
    return () => {
      embla.off('select', readPlace).off('reInit', readPlace);
    };
  }, [embla]);

  // The visitor's choice decides; without one it depends on `prefers-reduced-motion`.
  const playing = autoplay !== undefined && !(pausedByVisitor ?? reducedMotion);
  const moving = playing && !pointerInside && !focusInside;
  useEffect(() => {
    const player = embla?.plugins().autoplay;
    if (!embla || !player) return;
    const apply = () => {
      if (moving) player.play();
      else player.stop();
    };
    const pause = () => setPausedByVisitor(true);
    apply();
    embla.on('reInit', apply).on('pointerDown', pause);
    return () => {
      embla.off('reInit', apply).off('pointerDown', pause);
    };
  }, [embla, moving]);

  return {
    viewport,
    ready,
    playing,
    ...place,
    turn(way: 'previous' | 'next') {
      turn((engine) => (way === 'previous' ? engine.scrollPrev() : engine.scrollNext()));
    },
    togglePlay: () => setPausedByVisitor(playing),
    /** Spread on the carousel's root: hover and focus hold it. */
    attention: {
      onPointerEnter: () => setPointerInside(true),
      onPointerLeave: () => setPointerInside(false),
      onFocus: () => setFocusInside(true),
      onBlur: (event: ReactFocusEvent) => setFocusInside(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
