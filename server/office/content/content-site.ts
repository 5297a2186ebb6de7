import type { DrawnContent, DrawingStep } from '../../publish/draw-content.ts';

/** How the site of this machine is drawn from content and shown. */
export type ContentSite = {
  /** The commit of the code that draws; null where nothing says so, as in a checkout. */
  commit: string | null;
  draw: (content: string, onStep: (step: DrawingStep) => void) => Promise<DrawnContent>;
  /** Shows a drawn content. */
  show: (id: string) => void;
  /** Whether visitors read the content of this folder already. */
  shows: (content: string) => Promise<boolean>;
};
