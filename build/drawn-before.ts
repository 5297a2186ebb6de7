import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Fingerprints (`markOf`) of the data that pages and syllabuses were drawn from, by the names of their files. */
export type Marks = Record<string, string>;

/** A file of an earlier drawing. `build` is the name of the content that it was drawn for: documents carry it. */
type FormerFile = { bytes: Buffer; build: string };

/** Finds a file that was drawn from the same before; null where it must be drawn. */
export type DrawnBefore = (name: string, mark: string) => Promise<FormerFile | null>;

/** Finds nothing: used for a first drawing. */
export const nothingBefore: DrawnBefore = async () => null;

/** A drawing that lies in a folder with its pages; `parts.build` names its content. */
type EarlierDrawing = { folder: string; drawing: { base: string; marks: Marks; parts: { build: string } } };

/**
 * Looks for files in earlier drawings, in their order, so that only changed files are drawn.
 * @param base the build that draws: the files of others do not count, as code and styles are in no fingerprint
 */
export function drawnBefore(base: string, earlier: readonly EarlierDrawing[]): DrawnBefore {
  const own = earlier.filter(({ drawing }) => drawing.base === base);
  return async (name, mark) => {
    for (const { folder, drawing } of own) {
      if (drawing.marks[name] !== mark) continue;
      const bytes = await readFile(join(folder, 'pages', name)).catch(() => null);
      if (bytes) return { bytes, build: drawing.parts.build };
    }
    return null;
  };
}
