import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { contentRepository, git, plainSite } from '../../../tests/content-repository.ts';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';

const { emptyFolder } = temporaryFolders('killed-publishing');
const steps = ['started', 'check', 'draw', 'keep', 'switch'];

test('killed twenty times, at every step of publishing, an office leaves one content or the other, and goes on', async () => {
  const folder = emptyFolder();
  const { address } = contentRepository(folder);
  const site = plainSite(folder);

  /** Starts an office; kills it some time after it has come to a step. Resolves to what it said. */
  async function run(count: number, kill?: { step: string; after: number; all: boolean }): Promise<string[]> {
    const words = ['tests/publishing-process.ts', folder, address, `${count}`];
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
    const exited = once(child, 'exit');
    const said: string[] = [];
    for await (const line of createInterface(child.stdout)) {
      said.push(line);
      if (line !== kill?.step) continue;
      await delay(kill.after);
      // As systemd does, with every git that it has started; or the process alone, whose git lives on.
      process.kill(kill.all ? -child.pid! : child.pid!, 'SIGKILL');
      break;
    }
    await exited;
    return said;
  }

  const contentOf = (commit: string) => git(address, 'show', `${commit}:content/courses/tower.yaml`);
  for (let turn = 0; turn < 20; turn += 1) {
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
  expect(Number(git(address, 'rev-list', '--count', 'main'))).toBeGreaterThan(4);
}, 180_000);
