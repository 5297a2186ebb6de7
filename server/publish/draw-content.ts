import { runDrawing } from './run-drawing.ts';

/** The stages of drawing, in order. */
export type DrawingStep = 'check' | 'draw';

/** A problem of the content, as reported by the content check. */
export type DrawingProblem = {
  /** Path such as `content/centre.yaml`. */
  file: string;
  line: number;
  /** The keys from the top of the file down, such as `prices > block-1`. */
  place: string;
  message: string;
};

export type DrawContentOptions = {
  /** Folder of the build that is served. */
  dist: string;
  /** The site's `DATA_DIR`. */
  dataDir: string;
  /** The folder `content/` to draw; it is not changed. */
  content: string;
  /** Called when a stage begins. */
  onStep?: (step: DrawingStep) => void;
};

/** The result: the id of a complete folder for `switchContent`, or all problems to correct first. */
export type DrawnContent =
  | {
      /** Id of the drawn content, the same for the same content and build. */
      id: string;
      /** Records to commit with the content, by their path below `content/`. */
      records: Readonly<Record<string, string>>;
    }
  | { problems: readonly DrawingProblem[] };

/** The messages of the drawing process. */
export type DrawingMessage = { step: DrawingStep } | DrawnContent;

/**
 * Draws the site from a content folder into `DATA_DIR/published`, in a separate process, unless that was done before.
 * Visitors see it only after `switchContent`.
 * @throws Error if drawing fails for another reason than the content, such as a full disk
 */
export async function drawContent({ dist, dataDir, content, onStep }: DrawContentOptions): Promise<DrawnContent> {
  let outcome: DrawnContent | null = null;
  const { code, errors } = await runDrawing(dist, ['content', dist, dataDir, content], (given) => {
    const message = given as DrawingMessage;
    if ('step' in message) onStep?.(message.step);
    else outcome = message;
  });
  if (outcome && code === 0) return outcome;
  throw new Error(`The content could not be drawn: ${errors || `code ${code}`}`);
}
