import { existsSync } from 'node:fs';
import { run } from './run.ts';

/** Debian's packages that the tests need, each with a file that shows it is there. */
const packages = [
  { name: 'chromium', files: ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'] },
  { name: 'postgresql', files: ['/usr/lib/postgresql'] },
  { name: 'nginx-light', files: ['/usr/sbin/nginx'] },
  {
    name: 'fonts-liberation',
    files: ['/usr/share/fonts/truetype/liberation', '/usr/share/fonts/truetype/liberation2'],
  },
];

/**
 * Installs what is missing through `apt-get`, as root or through sudo. On another kind of system it says what is
 * missing and goes on: the tests that need it then fail and say so.
 */
export async function installSystemPackages(): Promise<void> {
  const missing = packages.filter(({ files }) => !files.some((file) => existsSync(file))).map(({ name }) => name);
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(', ')} …`);
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const words of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...missing],
  ]) {
    const [command = '', ...parameters] = [...sudo, ...words];
    const { code, output } = await run(command, parameters, { DEBIAN_FRONTEND: 'noninteractive' });
    if (code !== 0) console.log(`"${words.join(' ')}" failed:\n${output}`);
  }
}
