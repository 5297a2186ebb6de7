import { defineConfig } from '@playwright/test';
import { headlessLaunch } from './tests/chromium.ts';

/** Journeys that build or publish the whole site. */
const longest = 'journeys/{editions,office-content}.spec.ts';

/** Sweeps over every address, journeys, and faults, in real Chromium against the production build. */
export default defineConfig({
  testDir: 'tests',
  // The longest begin first: at the end, the other workers would have nothing left to do.
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testMatch: '{site,journeys,faults}/**/*.spec.ts', testIgnore: longest },
  ],
  outputDir: 'test-results',
  // On two processors: half of the time a journey waits.
  workers: 4,
  // A busy machine takes many times as long as a quiet one; a test that passes does not wait.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  fullyParallel: false,
  forbidOnly: true,
  reporter: [['list']],
  use: { launchOptions: headlessLaunch(), locale: 'es-ES', timezoneId: 'Europe/Madrid' },
});
