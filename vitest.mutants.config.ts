import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { componentBrowser } from './tests/component-browser.ts';
import { CheapFirst, rememberCosts } from './tests/mutants/cheap-first.ts';

const slow = '**/*.{system,long}.test.ts';
const browser = 'src/**/*.browser.test.tsx';
// Long limits: a test that is slow only because the machine is busy would end the whole run at its beginning.
const patient = { testTimeout: 30_000, hookTimeout: 60_000 };

/** The tests that `npm run mutants` runs: unit tests in one process, and components in Chromium. */
export default defineConfig({
  plugins: [react()],
  test: {
    fileParallelism: false,
    sequence: { sequencer: CheapFirst },
    reporters: [rememberCosts],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Mails take their colours from the text of the tokens.
          css: { include: [/tokens\.css/] },
          isolate: false,
          unstubGlobals: true,
          restoreMocks: true,
          runner: './tests/mutants/stop-at-failure.ts',
          ...patient,
          include: ['{src,server,build/content}/**/*.test.{ts,tsx}'],
          exclude: [
            slow,
            browser,
            '**/node_modules/**',
            // It replaces definitions, and later tests in the same process would use the replacements.
            '**/added-field.test.ts',
            // It reads the text of the code, which differs while the code contains mutants.
            'src/site/stored-names.test.ts',
            // It measures time: on a busy machine it would fail for mutants that it does not detect.
            'server/http/costly-input.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          // Only tests beside code that Stryker changes: some of the others measure time.
          include: ['src/features/**/*.browser.test.tsx'],
          ...componentBrowser,
          ...patient,
          // A short limit, because tests wait in vain for elements that a mutant removes.
          expect: { poll: { timeout: 3000 } },
        },
      },
    ],
  },
});
