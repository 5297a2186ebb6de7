import { createStore } from '../../browser/create-store.ts';

const slot = createStore<HTMLElement | null>(null);

/** Ref of the place in the dock where a page puts a button of its own. */
export const overlaySlot = slot.set;

/** That place; null until the dock is there. */
export const useOverlaySlot = slot.useValue;
