import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** The unit tests, as `npm run mutants` runs them: in one process that is kept between two changes of the code. */
export default defineConfig({
  plugins: [react()],
  test: {
    // Mails take their colours from the text of the tokens.
    css: { include: [/tokens\.css/] },
    pool: 'forks',
    isolate: false,
    fileParallelism: false,
    // As for the unit tests: one that only took long on a busy machine would end the whole run at its beginning.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    include: ['{src,server}/**/*.test.{ts,tsx}'],
    // The test of an added field puts other definitions in place, which the tests after it would meet in the same process.
    exclude: ['**/*.system.test.ts', '**/*.browser.test.tsx', '**/added-field.test.ts', '**/node_modules/**'],
  },
});
