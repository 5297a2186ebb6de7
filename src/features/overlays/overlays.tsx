import { lazy, Suspense, useEffect, useState } from 'react';
import { Toasts } from '../toasts/toasts.tsx';
import './lower-edge.css';

const Dock = lazy(() => import('./dock.tsx').then((module) => ({ default: module.Dock })));

/** What floats over every page (D23): notices, and the dock of buttons. It comes once the page is live. */
export function Overlays() {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  if (!isLive) return null;
  return (
    <>
      <Suspense>
        <Dock />
      </Suspense>
      <Toasts />
    </>
  );
}
