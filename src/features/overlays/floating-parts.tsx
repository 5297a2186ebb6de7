import { Toasts } from '../toasts/toasts.tsx';
import { Dock } from './dock.tsx';

/** The buttons in their dock, and the notices that come and go. */
export function FloatingParts() {
  return (
    <>
      <Dock />
      <Toasts />
    </>
  );
}
