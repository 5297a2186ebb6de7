import { createStore } from '../../browser/create-store.ts';

const slot = createStore<HTMLElement | null>(null);

/** Ref of the element in the dock for a button of the page. */
export const overlaySlot = slot.set;

/** That element; null until the dock is rendered. */
export const useOverlaySlot = slot.useValue;
