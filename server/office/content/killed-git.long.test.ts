import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentRepository, git, plainDesk, plainPreviews, plainSite } from '../../../tests/content-repository.ts';
import { eventually } from '../../../tests/eventually.ts';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { openDatabase } from '../../enquiries/store/store.ts';
import { contentParts } from './open-content.ts';

const { emptyFolder } = temporaryFolders('killed-git');
const tower = 'courses/tower.yaml';

/** The commands of git that the office runs to save a change, and to publish it. Each is killed a few times. */
const toSave = 'init symbolic-ref reset clean rev-parse merge-base add commit diff log'.split(' ');
const toPublish = 'fetch cat-file read-tree update-index write-tree commit-tree push update-ref merge'.split(' ');
const commands = [...toSave, ...toPublish];
const [lanes, killsInLane] = [4, 50];

/** The number of kills before a publication has to succeed. */
const killsAtOnce = 10;

/**
 * A `git` that reads a command and a time from `kills/next`, and kills itself with all its processes this many seconds
 * after that command has begun. The killed command is added to `kills/done`.
 */
const killing = `#!/bin/sh
kills="$PWD/../../kills"
if [ -f "$kills/next" ]; then
  read -r command seconds < "$kills/next"
  for word in "$@"; do
    if [ "$word" = "$command" ]; then
      rm "$kills/next"
      echo "$command" >> "$kills/done"
      exec timeout -s KILL "$seconds" REAL "$@"
    fi
  done
fi
exec REAL "$@"
`;

const path = process.env.PATH;
beforeAll(() => {
  const programs = emptyFolder();
  const real = git(programs, '--exec-path');
  writeFileSync(join(programs, 'git'), killing.replaceAll('REAL', join(real, 'git')));
  chmodSync(join(programs, 'git'), 0o755);
  process.env.PATH = `${programs}:${path}`;
});
afterAll(() => {
  process.env.PATH = path;
});

/** Longest run on a machine that does much else, in milliseconds; alone it takes less than a minute. */
const timeout = 1_800_000;

test(`between ${lanes * killsInLane} kills of git at random moments, publications succeed`, { timeout }, async () => {
  const killed = await Promise.all(Array.from({ length: lanes }, (_, lane) => killInLane(lane)));
  expect(new Set(killed.flat())).toEqual(new Set(commands));
});

/** Publishes while git is killed, then without; resolves to the killed commands. */
async function killInLane(lane: number): Promise<string[]> {
  const folder = emptyFolder();
  const { address } = contentRepository(folder);
  const site = plainSite(folder);
  const kills = join(folder, 'kills');
  mkdirSync(kills);
  const { db } = await openDatabase({ DATA_DIR: folder });
  const open = () =>
    contentParts(
      { repository: address, branch: 'main' },
      {
        folder: join(folder, 'office'),
        desk: plainDesk,
        site,
        previews: () => plainPreviews,
        office: { OFFICE_URL: 'http://localhost:3001' },
        log: pino({ level: 'silent' }),
        db,
        now: () => new Date(),
      },
    );

  async function save({ draft }: ReturnType<typeof open>, price: number): Promise<void> {
    await draft.use('ana@example.com', async ({ text, write }) =>
      write(tower, (await text(tower))!.replace(/price: \d+/, `price: ${price}`)),
    );
    await draft.state();
  }
  /** Publishes the saved price; resolves to how that ended. */
  async function publish({ publisher }: ReturnType<typeof open>): Promise<string> {
    await publisher.publish('ana@example.com', { files: [tower], sure: true }, async () => undefined);
    return eventually(async () => {
      const state = publisher.state();
      if (state.state === 'running') throw new Error('it still runs');
      return JSON.stringify(state);
    });
  }

  for (let turn = 0; turn <= killsInLane; turn += 1) {
    const command = commands[(lane * killsInLane + turn) % commands.length]!;
    writeFileSync(join(kills, 'next'), `${command} ${(0.001 + Math.random() * 0.012).toFixed(4)}\n`);
    let office = open();
    await save(office, 30_000 + 2 * turn).catch(() => undefined);
    if (toPublish.includes(command)) await publish(office).catch(() => undefined);
    rmSync(join(kills, 'next'), { force: true });
    if (turn % killsAtOnce > 0) continue;
    if (turn % 2 === 0) office = open();
    await save(office, 30_001 + 2 * turn);
    const ended = await publish(office);
    expect([turn, command, ended]).toEqual([turn, command, expect.stringContaining('"state":"done"')]);
    const price = `price: ${30_001 + 2 * turn}`;
    expect(site.texts()![tower]).toContain(price);
    expect(git(address, 'show', `main:content/${tower}`)).toContain(price);
  }
  git(address, 'fsck', '--connectivity-only');
  git(join(folder, 'office', 'site'), 'fsck', '--connectivity-only');
  return readFileSync(join(kills, 'done'), 'utf8').trim().split('\n');
}
