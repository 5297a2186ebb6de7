import type { DrawnContent, DrawingStep } from '../../publish/draw-content.ts';

/** The site on this machine: draws it from content, and switches to a drawn content. */
export type ContentSite = {
  /** The commit of the deployed code; null if it is unknown, as in a checkout. */
  commit: string | null;
  draw: (content: string, onStep: (step: DrawingStep) => void) => Promise<DrawnContent>;
  /** Switches the site to a drawn content. */
  show: (id: string) => void;
  /** Whether the site already shows the content of this folder. */
  shows: (content: string) => Promise<boolean>;
};
