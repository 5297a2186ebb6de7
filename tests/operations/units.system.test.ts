import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test as everyTest } from 'vitest';
import { temporaryFolders } from '../temporary-folders.ts';
import { unitSettings } from './unit-sandbox.ts';

const units = 'operations/systemd';
const { folder } = temporaryFolders('units');
const test = everyTest.runIf(existsSync('/usr/bin/systemd-analyze'));

/** Runs systemd-analyze on a copy of a unit whose programs are those of this checkout. */
function analyze(words: readonly string[], unit: string): { code: number | null; said: string } {
  const copy = join(folder, unit);
  writeFileSync(copy, readFileSync(join(units, unit), 'utf8').replaceAll('/srv/centro-atco/current', resolve('.')));
  const { status, stdout, stderr } = spawnSync('systemd-analyze', [...words, copy], { encoding: 'utf8' });
  return { code: status, said: stdout + stderr };
}

test.each(readdirSync(units))('systemd finds no fault in %s', (unit) => {
  expect(analyze(['verify', '--man=no'], unit)).toEqual({ code: 0, said: '' });
});

const servers = ['centro-atco@.service', 'centro-atco-office.service'];

test.each(servers)('systemd rates the exposure of %s as 1.5 of 10 or less', (unit) => {
  const { code, said } = analyze(['security', '--offline=true', '--no-pager', '--threshold=15'], unit);
  expect(said).toContain('Overall exposure level');
  expect(code).toBe(0);
});

everyTest('the office has the restrictions of the site', () => {
  const [site, office] = servers.map((unit) => {
    const settings = unitSettings(join(units, unit));
    const names = readFileSync(join(units, unit), 'utf8').match(
      /^(?:Protect|Private|Restrict|SystemCall|Capability|NoNew|State|UMask|Lock)\w+(?==)/gm,
    );
    return Object.fromEntries(names!.map((name) => [name, settings(name)]));
  });
  expect(Object.keys(site!).length).toBeGreaterThan(15);
  expect(office).toEqual(site);
});
