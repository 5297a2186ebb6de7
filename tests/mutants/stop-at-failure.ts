import { TestRunner, type CancelReason } from 'vitest';

/**
 * Stops loading test files after the first failure. Vitest would skip the remaining tests but still load their files,
 * some of which read all content.
 */
// Vitest uses the default export as its runner.
// oxlint-disable-next-line import/no-default-export
export default class StopAtFailure extends TestRunner {
  #stopped = false;

  override cancel(reason: CancelReason): void {
    this.#stopped = true;
    super.cancel(reason);
  }

  override importFile(path: string, source: 'collect' | 'setup'): unknown {
    return this.#stopped ? undefined : super.importFile(path, source);
  }
}
