import { run } from './run.ts';

/** Files that differ from the last commit, new ones and removed ones too, as paths from the folder of the project. */
export async function changedFiles(): Promise<string[]> {
  const { code, output } = await run('git', ['status', '--porcelain', '--no-renames', '--untracked-files=all', '-z']);
  // A copy without git has no commit to compare with.
  return code === 0 ? output.split('\0').flatMap((entry) => entry.slice(3) || []) : [];
}
