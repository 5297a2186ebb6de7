/** The results of a test run. `notes` are lines for the reader. */
export type Counts = { passed: number; failed: number; notes: readonly string[] };

type Suite = { specs?: readonly Spec[]; suites?: readonly Suite[] };
type Spec = { title: string; file: string; tests: readonly { status: string; results: readonly unknown[] }[] };

/**
 * Counts the results in Playwright's JSON report. A test that did not run has failed, because its setup failed or the
 * run was cut off. One that passed at the second try has passed, and is named. A run without tests is a failure.
 */
export function playwrightCounts(json: string): Counts {
  const { suites } = JSON.parse(json) as { suites: readonly Suite[] };
  const all = suites
    .flatMap(specsOf)
    .flatMap((spec) =>
      spec.tests.map(({ status, results }) => ({ ...spec, status: results.length === 0 ? 'did not run' : status })),
    );
  const named = (wanted: string) =>
    all.filter(({ status }) => status === wanted).map(({ file, title }) => `${wanted}: ${file} › ${title}`);
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
