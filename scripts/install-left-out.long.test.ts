import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolders } from '../tests/temporary-folders.ts';

const { emptyFolder } = temporaryFolders('left-out');

/** A small project with the same script. It takes Vite from a folder inside it, so the test needs no network. */
function project(): string {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'scripts'));
  mkdirSync(join(folder, 'vite'));
  cpSync('scripts/install-left-out.ts', join(folder, 'scripts/install-left-out.ts'));
  const write = (file: string, value: unknown) => writeFileSync(join(folder, file), JSON.stringify(value));
  write('vite/package.json', { name: 'vite', version: '1.0.0', type: 'module', exports: './index.js' });
  writeFileSync(join(folder, 'vite/index.js'), 'export {};\n');
  write('package.json', {
    type: 'module',
    scripts: { prepare: 'node scripts/install-left-out.ts' },
    optionalDependencies: { vite: 'file:./vite' },
  });
  return folder;
}

const prepare = (cwd: string) => execFileSync('npm', ['run', 'prepare'], { cwd, encoding: 'utf8' });

test('the script installs the skipped packages, and installs nothing when it runs again', () => {
  const folder = project();
  expect(prepare(folder)).toContain('npm left programs out');
  expect(existsSync(join(folder, 'node_modules/vite/index.js'))).toBe(true);
  expect(existsSync(join(folder, 'package-lock.json'))).toBe(false);
  expect(prepare(folder)).not.toContain('npm left programs out');
});
