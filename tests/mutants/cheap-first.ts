import { BaseSequencer, type Reporter, type TestSpecification } from 'vitest/node';

/** The duration of each test file in its last run without failures, loading included, in milliseconds. */
const costs = new Map<string, number>();

export const rememberCosts: Reporter = {
  onTestModuleEnd(module) {
    const { collectDuration, duration } = module.diagnostic();
    if (module.ok()) costs.set(module.moduleId, collectDuration + duration);
  },
};

/** Sorts fast test files first, since the first failed test ends a run. */
export class CheapFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => (costs.get(a.moduleId) ?? 0) - (costs.get(b.moduleId) ?? 0));
  }
}
