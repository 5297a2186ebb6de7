import { lazy, Suspense, useEffect, useState } from 'react';

const ConsentControl = lazy(() =>
  import('./consent-control.tsx').then((module) => ({ default: module.ConsentControl })),
);

/**
 * The place of everything that asks for consent: before the page in the document, where the keyboard meets it first.
 * Nothing of it stands in a prerendered page; it is loaded once the page is live.
 */
export function Consent() {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return (
    isLive && (
      <Suspense>
        <ConsentControl />
      </Suspense>
    )
  );
}
