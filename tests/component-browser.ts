import { playwright } from '@vitest/browser-playwright';
import { headlessLaunch } from './chromium.ts';

/** Where tests of components run, as Vitest takes it. */
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
