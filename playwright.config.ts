import { defineConfig } from '@playwright/test';
import { headlessLaunch } from './tests/chromium.ts';

/** Sweeps over every address, journeys, and faults, in real Chromium against the production build. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '{site,journeys,faults}/**/*.spec.ts',
  outputDir: 'test-results',
  // On two processors: half of the time a journey waits.
  workers: 4,
  timeout: 60_000,
  fullyParallel: false,
  forbidOnly: true,
  // Machines are shared and slow at times: what fails twice has failed, what fails once is listed as flaky.
  retries: 1,
  reporter: [['list']],
  use: { launchOptions: headlessLaunch(), locale: 'es-ES', timezoneId: 'Europe/Madrid' },
});
