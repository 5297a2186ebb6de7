import type { DrawnContent, DrawingStep } from '../../publish/draw-content.ts';

/** How the site of this machine is drawn from content and shown. */
export type ContentSite = {
  /** Names the build: content that an older one drew is drawn again. */
  build: string;
  draw: (content: string, onStep: (step: DrawingStep) => void) => Promise<DrawnContent>;
  /** Shows a drawn content. */
  show: (id: string) => void;
  /** The content that is shown; null for that of the build. */
  shown: () => string | null;
};
