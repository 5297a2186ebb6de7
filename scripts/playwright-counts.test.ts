import { expect, test } from 'vitest';
import { playwrightCounts } from './playwright-counts.ts';

const result = {};

function spec(title: string, status: string, results: readonly object[] = [result]) {
  return { title, file: 'a.spec.ts', tests: [{ status, results }] };
}

test('a test that passed at the second try is named, and one that did not run has failed', () => {
  const report = {
    suites: [
      { specs: [spec('good', 'expected'), spec('bad', 'unexpected')] },
      { suites: [{ specs: [spec('shaky', 'flaky', [result, result]), spec('never', 'skipped', [])] }] },
    ],
  };
  expect(playwrightCounts(JSON.stringify(report))).toEqual({
    passed: 2,
    failed: 2,
    notes: ['flaky: a.spec.ts › shaky', 'did not run: a.spec.ts › never'],
  });
});

test('a run without tests has failed', () => {
  expect(playwrightCounts('{"suites":[]}')).toEqual({ passed: 0, failed: 1, notes: [] });
});
