import { existsSync } from 'node:fs';
import type { PagePlaces } from './drawn-pages.ts';
import { otherBuildExit, redrawnFolder } from './redrawn-folder.ts';
import { runDrawing } from './run-drawing.ts';

/**
 * Draws all pages for a day in a separate process, unless another server of this machine has drawn them.
 * @param id name of the shown content: the build's, or a published one
 * @returns false if a newer build has replaced that of the running server; the newer build's pages are shown after the
 * next start
 * @throws Error if they could not be drawn
 */
export async function redrawPages({ dist, dataDir, from }: PagePlaces, id: string, day: string): Promise<boolean> {
  const folder = redrawnFolder(dataDir, id, day);
  if (existsSync(folder)) return true;
  const { code, said } = await runDrawing(dist, ['day', dist, from, folder, id, day]);
  if (code === 0) return true;
  if (code === otherBuildExit) return false;
  throw new Error(`The pages could not be drawn for ${day}: ${said || `code ${code}`}`);
}
