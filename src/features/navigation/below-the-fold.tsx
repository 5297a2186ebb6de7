import {
  Children,
  Suspense,
  use,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { PageSourceContext } from './page-source.tsx';
import { answerPress, createGate, leaveGate, passGate, type SectionGate } from './section-gates.ts';
import { SectionFailure } from './section-failure.tsx';
import { StandingMarkup } from './standing-markup.tsx';

/**
 * The sections of a page that begin below its first view, each child one of them. They are laid out and drawn when they
 * are near the window. What the server wrote of them is made live then too, or when it is touched: one by one, so that no
 * press waits for the whole page. A section that fails stays as the server wrote it; where it wrote none, it says so and the rest stands.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  return Children.toArray(children).map((child, index) => <Section key={index}>{child}</Section>);
}

function Section({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isServer = useContext(PageSourceContext) === null;
  const isNew = useHydrated();
  const [wasWritten] = useState(!isNew);
  const [gate] = useState(() => createGate(isServer || isNew));
  useEffect(() => {
    if (place.current) return passGate(gate, place.current);
    return undefined;
  }, [gate]);

  // What changes while the gate is closed must be made live with the change.
  const [written] = useState(children);
  if (written !== children) gate.open();
  // The same element as long as it shows the same: React would draw it anew, empty, if it changed behind a closed gate.
  const section = useMemo(
    () => (
      <Suspense>
        <Gate gate={gate} place={place}>
          {children}
        </Gate>
      </Suspense>
    ),
    [gate, children],
  );
  return (
    <div data-section ref={place}>
      <StandingMarkup of={() => (wasWritten ? place.current : null)} otherwise={<SectionFailure />}>
        {section}
      </StandingMarkup>
    </div>
  );
}

type GateProps = { gate: SectionGate; place: RefObject<Element | null>; children: ReactNode };

function Gate({ gate, place, children }: GateProps) {
  if (!gate.isOpen) use(gate.opened);
  // Before the press that made it live is told to React, and after everything in it is ready for another one.
  useLayoutEffect(() => {
    if (place.current) leaveGate(place.current);
  }, [place]);
  useEffect(() => answerPress(gate), [gate]);
  return children;
}
