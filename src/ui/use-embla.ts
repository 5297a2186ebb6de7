import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { whenNear } from '../browser/near-viewport.ts';

type Turn = (embla: EmblaCarouselType) => void;

/**
 * The engine behind a carousel. It comes when the carousel is near the window, or at the first turn asked of it. Until
 * then the row scrolls and snaps by itself.
 */
export function useEmbla(options: EmblaOptionsType, autoplay: number | undefined) {
  const viewport = useRef<HTMLDivElement>(null);
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [wanted, setWanted] = useState(false);
  const firstTurn = useRef<Turn>(undefined);
  const start = useEffectEvent(async (node: HTMLElement) => {
    const [engine, player] = await Promise.all([
      import('embla-carousel'),
      autoplay === undefined ? null : import('embla-carousel-autoplay'),
    ]);
    // Starting and stopping is decided by the carousel, in one place. Only a drag stops the plugin by itself.
    const plugins = player ? [player.default({ delay: autoplay ?? 0, playOnInit: false, stopOnFocusIn: false })] : [];
    return engine.default(node, options, plugins);
  });

  useEffect(() => (viewport.current ? whenNear(viewport.current, () => setWanted(true)) : undefined), []);

  useEffect(() => {
    const node = viewport.current;
    if (!wanted || !node) return undefined;
    let made: EmblaCarouselType | undefined;
    let gone = false;
    void start(node).then((engine) => {
      if (gone) engine.destroy();
      else {
        made = engine;
        setEmbla(engine);
        firstTurn.current?.(engine);
      }
    });
    return () => {
      gone = true;
      made?.destroy();
    };
  }, [wanted]);

  const { loop, duration } = options;
  useEffect(
    () => embla?.reInit({ ...(loop !== undefined && { loop }), ...(duration !== undefined && { duration }) }),
    [embla, loop, duration],
  );

  const turn = useCallback(
    (way: Turn) => {
      if (embla) way(embla);
      else {
        firstTurn.current = way;
        setWanted(true);
      }
    },
    [embla],
  );

  return { viewport, embla, turn };
}
