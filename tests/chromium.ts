import { existsSync } from 'node:fs';
import { getuid } from 'node:process';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * How tests start Chromium: the system's where there is one, otherwise the test library's own. It makes no request of
 * its own; a sandbox cannot be had as root.
 */
export function chromiumLaunch(): { executablePath?: string; args: string[] } {
  const executablePath = places.find((place) => existsSync(place));
  const args = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...(getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
  return executablePath ? { executablePath, args } : { args };
}
