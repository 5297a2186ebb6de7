import { existsSync } from 'node:fs';
import { run } from './run.ts';

const webkit = 'the tests of WebKit are skipped';

/** Debian packages that the tests need: files that show whether each is installed, and what fails without it. */
const packages: readonly { name: string; files: readonly string[]; without?: string }[] = [
  { name: 'chromium', files: ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'] },
  {
    name: 'chromium-headless-shell',
    files: ['/usr/bin/chromium-headless-shell'],
    without: 'the tests run in the whole of Chromium, which takes longer',
  },
  {
    name: 'firefox-esr',
    files: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    without: 'the tests of Firefox are skipped',
  },
  { name: 'webkit2gtk-driver', files: ['/usr/bin/WebKitWebDriver'], without: webkit },
  { name: 'xvfb', files: ['/usr/bin/Xvfb'], without: webkit },
  { name: 'xauth', files: ['/usr/bin/xauth'], without: webkit },
  { name: 'postgresql', files: ['/usr/lib/postgresql'] },
  { name: 'poppler-utils', files: ['/usr/bin/pdfinfo'] },
  { name: 'caddy', files: ['/usr/bin/caddy'] },
  { name: 'systemd', files: ['/usr/bin/systemd-analyze'], without: 'the units are not verified' },
  {
    name: 'fonts-liberation',
    files: ['/usr/share/fonts/truetype/liberation', '/usr/share/fonts/truetype/liberation2'],
  },
];

/**
 * Installs missing packages with `apt-get`, as root or through sudo. Packages that cannot be installed are reported.
 */
export async function installSystemPackages(): Promise<void> {
  const missing = packages.filter(isMissing).map(({ name }) => name);
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
  for (const { name, without } of packages.filter(isMissing))
    console.log(`${name} cannot be had on this machine: ${without ?? 'the tests that need it fail'}.`);
}

function isMissing({ files }: { files: readonly string[] }): boolean {
  return !files.some((file) => existsSync(file));
}
