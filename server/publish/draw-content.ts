import { runDrawing } from '../redraw/run-drawing.ts';
import { otherBuildExit } from '../redraw/redrawn-folder.ts';

/** Stages of drawing, in their order. */
export type DrawingStep = 'check' | 'draw';

/** A problem in the content, in the words of the content check. */
export type DrawingProblem = {
  /** Path such as `content/centre.yaml`. */
  file: string;
  line: number;
  /** Names from the top of the file down: `prices > block-1`. */
  place: string;
  message: string;
};

export type DrawContentOptions = {
  /** Folder of the build that is served. */
  dist: string;
  /** The site's `DATA_DIR`. */
  dataDir: string;
  /** A folder `content/`; it is only read. */
  content: string;
  /** Called when a stage begins. */
  onStep?: (step: DrawingStep) => void;
};

/** The outcome: a complete folder for `switchContent`, or everything that must be mended first. */
export type DrawnContent =
  | {
      /** The name of the drawn content: the same content on the same build has the same name. */
      id: string;
      /** Records that belong into the commit of the content, by their path below `content/`. */
      records: Readonly<Record<string, string>>;
    }
  | { problems: readonly DrawingProblem[] };

/** Messages of the drawing program. */
export type DrawingMessage = { step: DrawingStep } | DrawnContent;

/**
 * Draws the site of a folder of content in `DATA_DIR/published`, in a process of its own. Nothing that visitors see
 * changes before `switchContent` is called. Content that was drawn before is not drawn again.
 * @throws Error when the reason of a failure is not the content: a full disk, a missing build
 */
export async function drawContent({ dist, dataDir, content, onStep }: DrawContentOptions): Promise<DrawnContent> {
  let outcome: DrawnContent | null = null;
  const { code, said } = await runDrawing(dist, ['content', dist, dataDir, content], (message) => {
    const told = message as DrawingMessage;
    if ('step' in told) onStep?.(told.step);
    else outcome = told;
  });
  if (outcome && code === 0) return outcome;
  if (code === otherBuildExit) throw new Error('Another build was put in place meanwhile: draw the content again.');
  throw new Error(`The content could not be drawn: ${said || `code ${code}`}`);
}
