/** The results of a test run. `notes` are lines for the reader. */
export type Counts = { passed: number; failed: number; notes: readonly string[] };

type Suite = { specs?: readonly Spec[]; suites?: readonly Suite[] };
type Spec = { title: string; file: string; tests: readonly { status: string; results: readonly unknown[] }[] };

/**
 * Counts the results in Playwright's JSON report. A test that did not run has failed, because its setup failed or the
 * run was cut off. A test that passed at a second try only, and a run without tests, count as failed too.
 */
export function playwrightCounts(json: string): Counts {
  const { suites } = JSON.parse(json) as { suites: readonly Suite[] };
  const tests = suites
    .flatMap(specsOf)
    .flatMap(({ title, file, tests: all }) => all.map((test) => ({ ...test, name: `${file} › ${title}` })));
  const passed = tests.filter(({ status }) => status === 'expected').length;
  const unrun = tests.filter(({ results }) => results.length === 0);
  return {
    passed,
    failed: tests.length > 0 ? tests.length - passed : 1,
    notes: unrun.map(({ name }) => `did not run: ${name}`),
  };
}

function specsOf({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
