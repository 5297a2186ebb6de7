import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from './plain-files.ts';
import type { ChangedBlob, Repository } from './repository.ts';

/**
 * The work tree from which pages are drawn: a published commit with other content. It has an index of its own, so the
 * draft can be changed meanwhile.
 */
export function publishingTree({ folder, inside, gitWith, gitAs }: Repository) {
  const tree = join(folder, 'publishing');
  const [index, scratch] = [join(inside, 'publishing.index'), join(inside, 'scratch.index')];
  const git = gitWith({ GIT_INDEX_FILE: index, GIT_WORK_TREE: tree });
  const compose = gitWith({ GIT_INDEX_FILE: scratch });

  /**
   * Fills the work tree with a commit and the given changes.
   * @returns whether the changes change anything
   */
  async function checkOut(head: string, changes: readonly ChangedBlob[]): Promise<boolean> {
    await rm(scratch, { force: true });
    await compose('read-tree', head);
    for (const { file, after } of changes) {
      const path = `content/${file}`;
      if (after === null) await compose('update-index', '--force-remove', '--', path);
      else await compose('update-index', '--add', '--cacheinfo', '100644', after, path);
    }
    const id = (await compose('write-tree')).trim();
    await mkdir(tree, { recursive: true });
    await fill(id).catch(async () => {
      // Leftovers of a killed git are made again.
      await rm(index, { force: true });
      await rm(tree, { recursive: true, force: true });
      await mkdir(tree);
      await fill(id);
    });
    return id !== (await git('rev-parse', '--verify', '-q', `${head}^{tree}`)).trim();
  }

  async function fill(id: string): Promise<void> {
    await git('read-tree', '--reset', '-u', id);
    await git('clean', '-ffdxq');
  }

  /**
   * Commits the content of the work tree on a published commit.
   * @param records files to add, by their path below `content/`
   */
  async function commit(
    head: string,
    { records, by, message }: { records: Readonly<Record<string, string>>; by: string; message: string },
  ): Promise<string> {
    for (const [file, text] of Object.entries(records)) {
      await writeWhole(join(tree, 'content', file), text, folder);
      await git('update-index', '--add', '--', `content/${file}`);
    }
    const id = (await git('write-tree')).trim();
    return (await gitAs(by)('commit-tree', id, '-p', head, '-m', message)).trim();
  }

  return { checkOut, commit, content: join(tree, 'content') };
}
