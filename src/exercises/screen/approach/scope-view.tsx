import { useEffect, useRef, type PointerEvent } from 'react';
import { openScope, type Scope } from './scope.ts';
import type { Approach } from './use-approach.ts';

type ScopeViewProps = Pick<Approach, 'setSelected' | 'setMeasure' | 'showOn'> & { label: string };

/** Pixels that a pointer must move before a drag measures. */
const dragged = 8;

/** The radar scope: a press selects a track, a drag measures. */
export function ScopeView({ label, setSelected, setMeasure, showOn }: ScopeViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scope = useRef<Scope>(undefined);
  const start = useRef<{ x: number; y: number; track?: string | undefined }>(undefined);

  useEffect(() => {
    if (!canvas.current) return undefined;
    const opened = openScope(canvas.current);
    scope.current = opened;
    showOn(opened);
    return () => {
      showOn(undefined);
      opened.close();
    };
    // The scope is opened once: a new `showOn` does not reopen it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  function press({ clientX: x, clientY: y, pointerId, currentTarget }: PointerEvent) {
    currentTarget.setPointerCapture(pointerId);
    start.current = { x, y, track: scope.current?.trackAt(x, y) };
    setMeasure(undefined);
  }

  function move({ clientX: x, clientY: y }: PointerEvent) {
    const from = start.current;
    if (!from || !scope.current || Math.hypot(x - from.x, y - from.y) < dragged) return;
    const { trackAt, mapPoint } = scope.current;
    setMeasure({ from: from.track ?? mapPoint(from.x, from.y), to: trackAt(x, y) ?? mapPoint(x, y) });
  }

  function release({ clientX: x, clientY: y }: PointerEvent) {
    const from = start.current;
    start.current = undefined;
    if (from?.track && Math.hypot(x - from.x, y - from.y) < dragged) setSelected(from.track);
  }

  return (
    <canvas
      ref={canvas}
      className="approach-scope"
      role="img"
      aria-label={label}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={() => (start.current = undefined)}
    />
  );
}
