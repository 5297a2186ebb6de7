import { spawnSync } from 'node:child_process';

// Installs the optional packages that npm has skipped: compiled parts of Vite, sharp and oxlint. They need a newer Node
// than the one of Debian 12's npm (18). The same npm installs them when it runs on the project's own Node.
const npm = process.env['npm_execpath'];
const works = await import('vite').then(
  () => true,
  () => false,
);
if (!works && npm !== undefined) {
  console.log(`npm left programs out that are too new for its own Node. Node ${process.versions.node} installs them…`);
  const words = [npm, 'install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  process.exitCode = spawnSync(process.execPath, words, { stdio: 'inherit' }).status ?? 1;
}
