import { TestRunner, type CancelReason } from 'vitest';

/** Vitest skips the tests after a failed one, yet still loads their files: for some that means to read all content. */
// Vitest takes a runner from the default export.
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
