import type { ContentDesk } from '../content-desk.ts';
import type { DrawnContent, DrawingStep } from '../../publish/draw-content.ts';
import type { Drafts } from './drafts.ts';
import type { Publisher } from './publisher.ts';
import type { Repository } from './repository.ts';

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

/** What the routes of content are made of. */
export type ContentParts = { repository: Repository; drafts: Drafts; desk: ContentDesk; publisher: Publisher };
