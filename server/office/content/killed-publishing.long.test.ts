import { expect, test } from 'vitest';
import { contentRepository, git, plainSite } from '../../../tests/content-repository.ts';
import { runToKill, type Kill } from '../../../tests/killed-program.ts';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';

const { emptyFolder } = temporaryFolders('killed-publishing');
const steps = ['started', 'check', 'draw', 'keep', 'switch'];

test('an office killed at any step of publishing, with or without its child processes, leaves the old or new content and can publish again', async () => {
  const folder = emptyFolder();
  const { address } = contentRepository(folder);
  const site = plainSite(folder);

  /** Starts an office, and kills it some time after a step. Resolves to its output. */
  const run = (count: number, kill?: Kill) =>
    runToKill(['tests/publishing-process.ts', folder, address, `${count}`], kill);

  const contentOf = (commit: string) => git(address, 'show', `${commit}:content/courses/tower.yaml`);
  for (let turn = 0; turn < 2 * steps.length; turn += 1) {
    const step = steps[turn % steps.length]!;
    const heard = await run(9, { step, after: (turn * 7) % 40, all: turn % 2 === 0 });
    expect(heard.at(-1)).toBe(step);
    git(address, 'fsck', '--connectivity-only');
    const [head, former] = git(address, 'log', '-2', '--format=%H', 'main').split('\n');
    const shown = site.texts()!;
    const price = /price: (\d+)/.exec(shown['courses/tower.yaml']!)![1]!;
    const newest = /price: (\d+)/.exec(contentOf(head!))![1]!;
    const before = former ? /price: (\d+)/.exec(contentOf(former))![1]! : newest;
    expect([before, newest]).toContain(price);
    expect(shown['home.yaml']).toContain(price === '27000' ? 'title: Inicio' : `title: Inicio ${price}`);
  }
  const said = await run(1);
  expect(said.slice(-2)).toEqual(['done', 'end']);
  expect(site.texts()!['courses/tower.yaml']!.trim()).toBe(contentOf('main'));
  expect(Number(git(address, 'rev-list', '--count', 'main'))).toBeGreaterThan(2);
});
