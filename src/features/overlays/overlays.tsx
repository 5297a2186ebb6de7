import { lazy, Suspense, useEffect, useState } from 'react';
import './lower-edge.css';

const FloatingParts = lazy(() => import('./floating-parts.tsx').then((module) => ({ default: module.FloatingParts })));

/** Where the toasts, the contact and back-to-top buttons and the cookie button float over every page. Loaded once the page is live. */
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
