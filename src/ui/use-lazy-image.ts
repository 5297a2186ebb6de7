import { useEffect, useRef, useState } from 'react';
import { inBatches } from '../browser/in-batches.ts';
import { whenNear } from '../browser/near-viewport.ts';

type Size = { width: number; height: number };

/** A natural aspect ratio that differs from the given one by no more than this is a rounding error. */
const tolerance = 0.01;

/**
 * The states of a lazy picture: `placeholder`, then `loaded`, or `fallback` after one failure. `near` is unknown until
 * hydration, except for a priority picture. The markup contains the picture, so that it is shown without JavaScript.
 */
export function useLazyImage(stated: Size, priority: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [near, setNear] = useState<'unknown' | 'no' | 'yes'>(priority ? 'yes' : 'unknown');
  const [state, setState] = useState<'placeholder' | 'loaded' | 'fallback'>('placeholder');
  const [size, setSize] = useState(stated);

  const noteFailure = () => setState('fallback');
  const noteLoad = () =>
    inBatches(() => {
      const { naturalWidth: width = 0, naturalHeight: height = 0 } = image.current ?? {};
      if (width === 0 || height === 0) return;
      setState((now) => (now === 'placeholder' ? 'loaded' : now));
      setSize((now) => (Math.abs((width / height / now.width) * now.height - 1) > tolerance ? { width, height } : now));
    });

  useEffect(() => {
    const { current } = image;
    // The picture may have loaded or failed before hydration.
    if (current?.complete && current.currentSrc) {
      if (current.naturalWidth > 0) noteLoad();
      else noteFailure();
      setNear('yes');
      return;
    }
    if (priority || !frame.current) return;
    setNear('no');
    return whenNear(frame.current, () => setNear('yes'));
  }, [priority]);

  return { frame, image, near, state, size, noteLoad, noteFailure };
}
