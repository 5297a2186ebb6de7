import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files whose peers wait for most of a minute. */
const longest = /deploy\.system|publish\.system|dev-changes\.system/;

/** Sorts the longest test files first; otherwise the other workers would be idle at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // The sequencer's own `sort` resolves to a list; it is no method of an array.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(longest.test(other.moduleId)) - Number(longest.test(one.moduleId)));
  }
}
