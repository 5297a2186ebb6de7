import { lazy, Suspense, useEffect, useState } from 'react';
import './lower-edge.css';

const FloatingParts = lazy(() => import('./floating-parts.tsx').then((module) => ({ default: module.FloatingParts })));

/** The place of what floats over every page (D23). It is loaded once the page is live. */
export function Overlays() {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return (
    isLive && (
      <Suspense>
        <FloatingParts />
      </Suspense>
    )
  );
}
