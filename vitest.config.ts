import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { breakpoints, styleOptions } from './build/breakpoints.ts';
import { componentBrowser } from './tests/component-browser.ts';
import { LongestFirst } from './tests/longest-first.ts';

const system = '**/*.system.test.ts';
/** Contracts run on SQLite, and in `long` on PostgreSQL. */
const contract = '**/*.contract.test.ts';
const long = '**/*.long.test.ts';
const browser = 'src/**/*.browser.test.tsx';
/** Mails take their colours from the text of the tokens; other style sheets are left out of tests in Node. */
const css = { include: [/tokens\.css/] };

/** React and Markdown in production mode, as in the build: development mode takes a sixth of the unit tests' time. */
const asBuilt = { NODE_ENV: 'production' };

/** A test that replaces modules runs apart from the others. */
const replacesModules = 'server/forms/added-field.test.ts';
// A busy machine takes many times as long as a quiet one. Long limits do not delay tests that pass.
const patient = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 240_000 } } };

/**
 * `unit` needs no other programs and takes seconds; `system` starts real peers. `browser` runs components in Chromium.
 * `long` takes minutes: PostgreSQL, Firefox and WebKit, proxies, hundreds of kills.
 */
export default defineConfig({
  plugins: [react(), breakpoints()],
  css: styleOptions,
  // All projects use the same options, because their shared cache of transformed files has no entry per project.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // By default Vitest would use only one of two processors.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Neither UTC nor Madrid's zone, so that a test fails where the code uses the machine's zone.
          env: { ...asBuilt, TZ: 'America/New_York' },
          css,
          include: ['{src,server,build,art,scripts}/**/*.test.{ts,tsx}'],
          exclude: [system, long, browser, replacesModules, '**/node_modules/**'],
          // Files share their imports: importing for each file takes three times as long.
          isolate: false,
          unstubGlobals: true,
          restoreMocks: true,
          ...patient,
        },
      },
      {
        extends: true,
        test: { name: 'unit-isolated', css, include: [replacesModules], ...patient },
      },
      {
        extends: true,
        test: {
          name: 'system',
          env: asBuilt,
          css,
          include: [`{server,tests,scripts}/${system}`, `tests/${contract}`],
          isolate: false,
          // Four workers suit two processors, because these tests mostly wait for their peers.
          maxWorkers: 4,
          ...patient,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          env: { ...asBuilt, TEST_DATABASE: 'PostgreSQL' },
          css,
          include: [long, contract],
          // Some tests measure memory, so each file runs alone.
          fileParallelism: false,
          ...patient,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [browser],
          ...componentBrowser,
          ...patient,
        },
      },
    ],
  },
});
