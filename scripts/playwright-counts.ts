/** Counts how the tests of a run ended. Notes are lines for the reader of the result. */
export type Counts = { passed: number; failed: number; notes: readonly string[] };

type Suite = { specs?: readonly Spec[]; suites?: readonly Suite[] };
type Spec = { title: string; file: string; tests: readonly { status: string; results: readonly unknown[] }[] };

/**
 * Counts the tests of a Playwright run by its JSON report. A test that did not run has failed: the setup before it
 * failed, or the run was cut off. One that passed at the second try has passed and is named. No test at all is a
 * failure.
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
