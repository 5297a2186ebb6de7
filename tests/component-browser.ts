import { playwright } from '@vitest/browser-playwright';
import { headlessLaunch } from './chromium.ts';

/** The browser for component tests, as an option of Vitest. */
export const componentBrowser = {
  setupFiles: ['tests/scripted-page.ts'],
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: headlessLaunch() }),
    instances: [{ browser: 'chromium' as const }],
  },
};
