import { Children, Suspense, useRef, useState, type ReactNode } from 'react';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { SectionFailure } from './section-failure.tsx';
import { ServedMarkup } from './served-markup.tsx';

/**
 * The sections of a page below its first view: each child is a section. They are laid out and drawn when they are near
 * the window. They are hydrated one by one, so that no press waits for the whole page. A section that fails stays as
 * the server wrote it. A section without served markup reports the failure, and the other sections stay.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  return Children.toArray(children).map((child, index) => <Section key={index}>{child}</Section>);
}

function Section({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [wasServed] = useState(!useHydrated());
  return (
    <div data-section ref={place}>
      <ServedMarkup of={() => (wasServed ? place.current : null)} otherwise={<SectionFailure />}>
        <Suspense>{children}</Suspense>
      </ServedMarkup>
    </div>
  );
}
