/**
 * Runs a task at an interval, until stopped. A task that is still running is not started again. The timer does not keep
 * the process alive.
 * @param task reports its own errors
 */
export function every(ms: number, task: () => Promise<unknown>): { stop(): void } {
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    void task().finally(() => (isRunning = false));
  }, ms).unref();
  return { stop: () => clearInterval(timer) };
}
