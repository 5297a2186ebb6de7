import { expect, test } from 'vitest';
import { playwrightCounts, vitestCounts } from './test-counts.ts';

const result = {};

function spec(title: string, status: string, results: readonly object[] = [result]) {
  return { title, file: 'a.spec.ts', tests: [{ status, results }] };
}

test('a test that passed at the second try is named, and one that did not run has failed', () => {
  const report = {
    suites: [
      { specs: [spec('good', 'expected'), spec('bad', 'unexpected')] },
      {
        suites: [
          {
            specs: [
              spec('shaky', 'flaky', [{ error: { message: 'Timeout\n  at 3' } }, result]),
              spec('never', 'skipped', []),
            ],
          },
        ],
      },
    ],
  };
  expect(playwrightCounts(JSON.stringify(report))).toEqual({
    passed: 2,
    failed: 2,
    notes: ['flaky: a.spec.ts › shaky: Timeout', 'did not run: a.spec.ts › never'],
  });
});

test('a run without tests has failed', () => {
  expect(playwrightCounts('{"suites":[]}')).toEqual({ passed: 0, failed: 1, notes: [] });
});

test('a test of Vitest that passed at the second try is named with its error', () => {
  const assertion = (fullName: string, status: string, failureMessages: string[] = []) => ({
    fullName,
    status,
    failureMessages,
  });
  const assertionResults = [
    assertion('good', 'passed'),
    assertion('bad', 'failed', ['No']),
    assertion('shaky', 'passed', ['Late\n  at 3']),
    assertion('absent', 'skipped'),
  ];
  expect(vitestCounts(JSON.stringify({ testResults: [{ name: 'a.test.ts', assertionResults }] }))).toEqual({
    passed: 2,
    failed: 1,
    notes: ['flaky: a.test.ts › shaky: Late'],
  });
  expect(vitestCounts('{"testResults":[]}')).toEqual({ passed: 0, failed: 1, notes: [] });
});
