import { relative } from 'node:path';

/** Counts how the tests of a run ended. Notes are lines for the reader of the result. */
export type Counts = { passed: number; failed: number; notes: readonly string[] };

type Suite = { specs?: readonly Spec[]; suites?: readonly Suite[] };
type Spec = { title: string; file: string; tests: readonly { status: string; results: readonly Result[] }[] };
type Result = { error?: { message?: string } };

type VitestReport = { testResults: readonly { name: string; assertionResults: readonly Assertion[] }[] };
type Assertion = { status: string; fullName: string; failureMessages: readonly string[] };

/**
 * Counts the tests of a Playwright run by its JSON report. A test that did not run has failed: the setup before it
 * failed, or the run was cut off. One that passed at the second try has passed and is named with its error. No test at
 * all is a failure.
 */
export function playwrightCounts(json: string): Counts {
  const { suites } = JSON.parse(json) as { suites: readonly Suite[] };
  const all = suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({
      status: results.length === 0 ? 'did not run' : status,
      note: note(file, title, results[0]?.error?.message),
    })),
  );
  const named = (wanted: string) =>
    all.filter(({ status }) => status === wanted).map((test) => `${wanted}: ${test.note}`);
  const passed = all.filter(({ status }) => status === 'expected' || status === 'flaky').length;
  const failed = all.filter(({ status }) => status === 'unexpected' || status === 'did not run').length;
  return {
    passed,
    failed: all.length > 0 ? failed : 1,
    notes: [...named('flaky'), ...named('did not run')],
  };
}

function specsOf({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/**
 * Counts the tests of a Vitest run by its JSON report. A test that passed at the second try has passed and is named with
 * its error. No test at all is a failure.
 */
export function vitestCounts(json: string): Counts {
  const { testResults } = JSON.parse(json) as VitestReport;
  const all = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ file: relative('.', name), ...test })),
  );
  const failed = all.filter(({ status }) => status === 'failed').length;
  const passed = all.filter(({ status }) => status === 'passed');
  return {
    passed: passed.length,
    failed: all.length > 0 ? failed : 1,
    notes: passed
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(({ file, fullName, failureMessages }) => `flaky: ${note(file, fullName, failureMessages[0])}`),
  };
}

function note(file: string, title: string, error: string | undefined): string {
  return [`${file} › ${title}`, error?.split('\n')[0]].filter(Boolean).join(': ');
}
