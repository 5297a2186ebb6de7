import { defineConfig } from '@playwright/test';
import { headlessLaunch } from './tests/chromium.ts';

/** What `npm run test:long` proves: publishing from the office, PostgreSQL, many connections, random requests. */
const long = '**/*.long.spec.ts';

/** Sweeps over every screen, journeys, and faults, in real Chromium against the production build. */
export default defineConfig({
  testDir: 'tests',
  // Node reads TypeScript by itself: Playwright would translate each file in each worker.
  build: { external: ['**/*.ts'] },
  projects: [
    { name: 'others', testMatch: '{site,journeys,faults}/**/*.spec.ts', testIgnore: long },
    { name: 'long', testMatch: long },
  ],
  outputDir: 'test-results',
  // Four workers suit two processors, because a journey waits for half of its time.
  workers: 4,
  // A busy machine takes many times as long as a quiet one. A long limit does not delay tests that pass.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  fullyParallel: false,
  forbidOnly: true,
  reporter: [['list']],
  use: { launchOptions: headlessLaunch(), locale: 'es-ES', timezoneId: 'Europe/Madrid' },
});
