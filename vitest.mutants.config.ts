import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { CheapFirst, rememberCosts } from './tests/mutants/cheap-first.ts';

/** The unit tests, as `npm run mutants` runs them: one process for all tests that reach a change. */
export default defineConfig({
  plugins: [react()],
  test: {
    // Mails take their colours from the text of the tokens.
    css: { include: [/tokens\.css/] },
    isolate: false,
    fileParallelism: false,
    unstubGlobals: true,
    restoreMocks: true,
    runner: './tests/mutants/stop-at-failure.ts',
    sequence: { sequencer: CheapFirst },
    reporters: [rememberCosts],
    // As for the unit tests: one that only took long on a busy machine would end the whole run at its beginning.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    include: ['{src,server,build/content}/**/*.test.{ts,tsx}'],
    exclude: [
      '**/*.system.test.ts',
      '**/*.browser.test.tsx',
      '**/node_modules/**',
      // It puts other definitions in place, which the tests after it would meet in the same process.
      '**/added-field.test.ts',
      // It reads the code's text, which is another one while changes are in it.
      'src/site/stored-names.test.ts',
      // It measures time: on a busy machine it would refuse changes that it does not notice.
      'server/http/costly-input.test.ts',
    ],
  },
});
