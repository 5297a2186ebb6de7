import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The parts of the project that the content check and the development server need. */
const needed = ['src', 'build', 'server', 'content', 'public', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** A copy of the project in a folder of its own, whose files a test may change. */
export async function projectCopy() {
  const folder = await mkdtemp(join(tmpdir(), 'project-'));
  for (const name of needed) await cp(name, join(folder, name), { recursive: true });
  for (const name of ['node_modules', '.cache']) await symlink(resolve(name), join(folder, name));
  return {
    folder,
    /** Changes one file. */
    async edit(file: string, from: string | RegExp, to: string): Promise<void> {
      const path = join(folder, file);
      const before = await readFile(path, 'utf8');
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} has nothing like ${from}.`);
      await writeFile(path, after);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
