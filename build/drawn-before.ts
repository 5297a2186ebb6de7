import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Hashes (`markOf`) of the data from which pages and syllabuses were drawn, by file name. */
export type Marks = Record<string, string>;

/** A file of an earlier drawing. `build` is the name of the content for which it was drawn, as in its document. */
type FormerFile = { bytes: Buffer; build: string };

/** Finds a file that was drawn from the same data before; null if it must be drawn. */
export type DrawnBefore = (name: string, mark: string) => Promise<FormerFile | null>;

/** Finds nothing, for a first drawing. */
export const nothingBefore: DrawnBefore = async () => null;

/** A drawing in a folder with its pages; `parts.build` is the name of its content. */
type EarlierDrawing = { folder: string; drawing: { base: string; marks: Marks; parts: { build: string } } };

/**
 * Finds reusable files in earlier drawings, in their order.
 * @param base the build that draws: drawings by other builds are not used, because hashes do not include code and
 * styles
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
