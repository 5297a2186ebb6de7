/** The numbers of passed and failed tests of a run. Notes are lines for the reader of the result. */
export type Counts = { passed: number; failed: number; notes: readonly string[] };

type Suite = { specs?: readonly Spec[]; suites?: readonly Suite[] };
type Spec = { title: string; file: string; tests: readonly { status: string; results: readonly unknown[] }[] };

type VitestReport = { testResults: readonly { assertionResults: readonly { status: string }[] }[] };

/**
 * Counts the tests of a Playwright run by its JSON report. A test that did not run counts as failed: the setup before
 * it failed, or the run was cut off. A run without tests counts as one failure.
 */
export function playwrightCounts(json: string): Counts {
  const { suites } = JSON.parse(json) as { suites: readonly Suite[] };
  const all = suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests.map(({ status, results }) => ({ status, didRun: results.length > 0, name: `${file} › ${title}` })),
    );
  const notRun = all.filter(({ didRun }) => !didRun);
  const passed = all.filter(({ status, didRun }) => didRun && status === 'expected').length;
  const failed = all.filter(({ status }) => status === 'unexpected').length + notRun.length;
  return { passed, failed: all.length > 0 ? failed : 1, notes: notRun.map(({ name }) => `did not run: ${name}`) };
}

function specsOf({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Counts the tests of a Vitest run by its JSON report. A run without tests counts as one failure. */
export function vitestCounts(json: string): Counts {
  const { testResults } = JSON.parse(json) as VitestReport;
  const statuses = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const count = (wanted: string) => statuses.filter((status) => status === wanted).length;
  return { passed: count('passed'), failed: statuses.length > 0 ? count('failed') : 1, notes: [] };
}
