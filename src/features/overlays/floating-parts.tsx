import { Toasts } from '../toasts/toasts.tsx';
import { Dock } from './dock.tsx';
import { WaitingParts } from './waiting-parts.tsx';

/** The buttons in their dock, the notices that come and go, and what waits to be asked for: search and explanations. */
export function FloatingParts() {
  return (
    <>
      <Dock />
      <Toasts />
      <WaitingParts />
    </>
  );
}
