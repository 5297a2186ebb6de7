import { execFile, type ExecFileException } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { PictureCut } from '../../../src/schema/office-pictures.ts';
import { RequestError } from '../office-route.ts';
import type { CutMaster } from './take-picture.ts';
import { inTurn } from '../../queues.ts';

/**
 * Reads uploaded pictures. Both functions write a file; they throw a RequestError if the upload or the crop cannot be
 * used, and another error if the process or its disk fails.
 */
export type PictureDecoding = {
  take(path: string, output: string): Promise<{ width: number; height: number }>;
  cut(path: string, output: string, cut: PictureCut): Promise<CutMaster>;
};

/** Time limit for one picture, in milliseconds: ten times what 24 megapixels take on a small machine. */
const longest = 40_000;

const run = promisify(execFile);
const worker = fileURLToPath(new URL('./picture-worker.ts', import.meta.url));

/** Decodes each picture in its own process, one at a time: two large ones would need twice the memory. */
export function decodingApart(): PictureDecoding {
  const alone = inTurn();

  async function ask(...words: string[]): Promise<unknown> {
    // The process gets none of the office's settings, and so no passwords.
    const settings = { env: { MALLOC_ARENA_MAX: '1' }, timeout: longest, killSignal: 'SIGKILL' } as const;
    const { stdout } = await alone(() =>
      run(process.execPath, ['--max-semi-space-size=2', worker, ...words], settings).catch(
        (error: ExecFileException) => {
          if (error.killed) throw new RequestError(422, 'picture-too-many-pixels');
          throw error;
        },
      ),
    );
    const outcome = JSON.parse(stdout) as { problem?: string };
    if (outcome.problem !== undefined) throw new RequestError(422, outcome.problem);
    return outcome;
  }

  return {
    take: async (path, output) => (await ask('take', path, output)) as { width: number; height: number },
    cut: async (path, output, cut) => (await ask('cut', path, output, JSON.stringify(cut))) as CutMaster,
  };
}
