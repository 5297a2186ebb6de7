import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The parts of the project that a build needs. */
const needed = ['src', 'build', 'server', 'content', 'public', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** A copy of the project in a folder of its own, whose content and clock a test may change. */
export async function projectCopy(at: string) {
  const folder = await mkdtemp(join(tmpdir(), 'project-'));
  const clock = join(folder, 'clock');
  for (const name of needed) await cp(name, join(folder, name), { recursive: true });
  for (const name of ['node_modules', '.cache']) await symlink(resolve(name), join(folder, name));
  await setClock(at);
  const settings = {
    MOVED_CLOCK: clock,
    NODE_OPTIONS: `--import=${resolve('tests', 'moved-clock.ts')}`,
  };

  /** @param moment in ISO 8601 */
  async function setClock(moment: string): Promise<void> {
    await writeFile(`${clock}.new`, moment);
    // Renaming is atomic: otherwise a program could read a half-written clock.
    await rename(`${clock}.new`, clock);
  }

  return {
    folder,
    settings,
    setClock,
    /** Changes one content file. */
    async edit(file: string, from: string | RegExp, to: string): Promise<void> {
      const path = join(folder, 'content', file);
      const before = await readFile(path, 'utf8');
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} has nothing like ${from}.`);
      await writeFile(path, after);
    },
    async build(): Promise<void> {
      await run(process.execPath, ['build/build.ts'], { cwd: folder, env: { ...process.env, ...settings } });
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
