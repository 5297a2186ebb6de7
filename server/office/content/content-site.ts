import type { DrawnContent, DrawingStep } from '../../publish/draw-content.ts';

/** Draws the site of this machine from content, and shows it. */
export type ContentSite = {
  /** The commit of the code that draws the site; null if it is unknown, as in a checkout. */
  commit: string | null;
  draw: (content: string, onStep: (step: DrawingStep) => void) => Promise<DrawnContent>;
  /** Shows a drawn content. */
  show: (id: string) => void;
  /** Whether visitors read the content of this folder already. */
  shows: (content: string) => Promise<boolean>;
};
