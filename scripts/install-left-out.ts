import { spawnSync } from 'node:child_process';

// npm silently skips optional packages for a newer Node than its own: the compiled parts of Vite, sharp and oxlint.
// Debian 12's npm runs on Node 18. Missing packages are therefore installed once more by the same npm on the Node that
// the project brings.
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
