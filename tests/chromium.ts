import { existsSync } from 'node:fs';
import { getuid } from 'node:process';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

type Launch = { executablePath?: string; args: string[] };

/**
 * Launch options for measurements in a Chromium like that of visitors: the system's if there is one, otherwise
 * Playwright's. Chromium makes no requests of its own. As root it runs without its sandbox, which root cannot use.
 */
export function chromiumLaunch(): Launch {
  return launchOf(places);
}

/**
 * Launch options for journeys and component tests: the headless shell of Chromium, if it is installed. The shell has no
 * windows, menus or services, and needs a third less processor time. Playwright's own browser is also
 * a headless shell.
 */
export function headlessLaunch(): Launch {
  const { args, ...launch } = launchOf(['/usr/bin/chromium-headless-shell', ...places]);
  // Without this flag, letters are placed on whole pixels, and words become wider than in a visible browser.
  return { ...launch, args: [...args, '--font-render-hinting=none'] };
}

function launchOf(wanted: readonly string[]): Launch {
  const executablePath = wanted.find((place) => existsSync(place));
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
