import { expect, test } from 'vitest';
import { playwrightCounts, vitestCounts } from './test-counts.ts';

function spec(title: string, status: string, results: readonly object[] = [{}]) {
  return { title, file: 'a.spec.ts', tests: [{ status, results }] };
}

test('a test that did not run counts as failed, and is named', () => {
  const report = {
    suites: [
      { specs: [spec('good', 'expected'), spec('bad', 'unexpected')] },
      { suites: [{ specs: [spec('never', 'skipped', [])] }] },
    ],
  };
  expect(playwrightCounts(JSON.stringify(report))).toEqual({
    passed: 1,
    failed: 2,
    notes: ['did not run: a.spec.ts › never'],
  });
});

test('a run without tests counts as one failure', () => {
  expect(playwrightCounts('{"suites":[]}')).toEqual({ passed: 0, failed: 1, notes: [] });
  expect(vitestCounts('{"testResults":[]}')).toEqual({ passed: 0, failed: 1, notes: [] });
});

test('a test that Vitest skips counts as neither passed nor failed', () => {
  const assertionResults = ['passed', 'failed', 'skipped'].map((status) => ({ status }));
  const report = JSON.stringify({ testResults: [{ assertionResults }] });
  expect(vitestCounts(report)).toEqual({ passed: 1, failed: 1, notes: [] });
});
