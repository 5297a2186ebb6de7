import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolders } from '../temporary-folders.ts';
import { deployedMachine, type Behaviour } from './deployed-machine.ts';

// Tests the script that deploys a version, with real processes on loopback; systemd has a stand-in, and after the first
// version npm too.

const { folder } = temporaryFolders('deploy');
let machine: Awaited<ReturnType<typeof deployedMachine>>;
beforeAll(async () => {
  machine = await deployedMachine(folder);
  machine.commit('v1', 'works');
  machine.clone();
});
afterAll(() => {
  for (const pid of machine.pids()) process.kill(pid);
});

const answers = () => Promise.all(machine.ports.map(machine.ask));
const from = (version: string) => machine.ports.map(() => `${version} postgres://of-visitors`);

test('a first version is served by both servers; a second deployment of it changes nothing', async () => {
  const { code, output } = await machine.deploy();
  expect([code, await answers()], output).toEqual([0, from('v1')]);
  expect(machine.unit()).toBe('# of v1');
  const pids = machine.pids();
  expect((await machine.deploy()).output).toContain('is served already');
  expect(machine.pids()).toEqual(pids);
  machine.replaceNpm();
});

test('the next version replaces the first after a backup, and at every moment one of the servers answers', async () => {
  machine.commit('v2', 'works');
  const progress = { isDone: false };
  const deployment = machine.deploy().finally(() => (progress.isDone = true));
  let [asked, away] = [0, 0];
  while (!progress.isDone) {
    asked += 1;
    if ((await answers()).every((answer) => answer === null)) away += 1;
    await delay(10);
  }
  const { code, output } = await deployment;
  expect([code, await answers()], output).toEqual([0, from('v2')]);
  expect(asked).toBeGreaterThan(50);
  expect(away).toBe(0);
  const calls = machine.systemctlCalls();
  expect(calls.indexOf('start centro-atco-backup')).toBeGreaterThan(0);
  expect(calls.indexOf('start centro-atco-backup')).toBeLessThan(calls.length - 5);
  // A new version keeps the pictures of the previous version. It also keeps the files that open pages of that version
  // still request.
  for (const kept of ['dist', '.cache'])
    expect(readdirSync(join(machine.root, 'current', kept))).toEqual(expect.arrayContaining(['v1', 'v2']));
  expect(readdirSync(join(machine.root, 'releases'))).toHaveLength(2);
});

test.each<[string, Behaviour, string]>([
  ['v3', 'does not build', 'no build'],
  ['v4', 'is never ready', 'it does not run: nothing has changed for visitors'],
])('the version %s, which %s, is never served to visitors', async (version, behaviour, words) => {
  machine.commit(version, behaviour);
  const [release, pids] = [machine.release(), machine.pids()];
  const { code, output } = await machine.deploy();
  expect(code).toBe(1);
  expect(output).toContain(words);
  expect([machine.release(), machine.pids(), await answers()]).toEqual([release, pids, from('v2')]);
});

test.each<[string, Behaviour, string]>([
  ['v5', 'is not ready for visitors', 'is not ready after 4 s'],
  ['v6', 'stops being ready', 'is no longer ready'],
])('after %s, which %s, the previous version is served again', async (version, behaviour, words) => {
  machine.commit(version, behaviour);
  const release = machine.release();
  const { code, output } = await machine.deploy();
  expect(code).toBe(1);
  expect(output).toContain(words);
  expect(output).toContain('failed and is not served');
  expect([machine.release(), await answers(), machine.unit()]).toEqual([release, from('v2'), '# of v2']);
});

test('the script deploys a version by its name, and with --back the previous one', async () => {
  expect((await machine.deploy('v1')).code).toBe(0);
  expect(await answers()).toEqual(from('v1'));
  const { code, output } = await machine.deploy('--back');
  expect([code, await answers(), machine.unit()], output).toEqual([0, from('v2'), '# of v2']);
  // The folder of the failed version is deleted.
  expect(readdirSync(join(machine.root, 'releases'))).toHaveLength(2);
  expect((await machine.deploy('v99')).output).toContain('the repository has no v99');
});

test('a second deployment at the same time is refused', async () => {
  const lock = spawn('flock', [machine.root, 'sh', '-c', 'echo locked; cat']);
  await once(lock.stdout, 'data');
  const { code, output } = await machine.deploy();
  expect([code, output.trim()]).toEqual([1, 'deploy.sh: another deployment is running']);
  lock.stdin.end();
  await once(lock, 'exit');
  expect(existsSync(join(machine.root, 'current'))).toBe(true);
});
