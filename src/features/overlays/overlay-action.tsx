import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useOverlaySlot } from './overlay-slot.ts';

/** Puts a page's own floating link or button into the dock, so that it does not overlap the others. */
export function OverlayAction({ children }: { children: ReactNode }) {
  const slot = useOverlaySlot();
  return slot && createPortal(children, slot);
}
