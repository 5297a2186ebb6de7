/** Where progress is written: a terminal gets one line that is updated, any other output a line for each step. */
export type ProgressOutput = { isTTY?: boolean; write(text: string): unknown };

const barLength = 24;

/**
 * Shows how much of a build is done, and the time left, estimated from the time so far.
 * @param steps the steps in order, with their seconds on an idle machine of two processors
 */
export function showProgress<Step extends string>(
  steps: Record<Step, number>,
  output: ProgressOutput = process.stdout,
  now: () => number = () => performance.now(),
) {
  const begun = now();
  const names = Object.keys(steps) as Step[];
  const seconds = (some: readonly Step[]) => some.reduce((sum, name) => sum + steps[name], 0);
  const all = seconds(names);

  function line(step: Step, share: number): string {
    const done = seconds(names.slice(0, names.indexOf(step))) + steps[step] * share;
    const taken = (now() - begun) / 1000;
    // After less than two seconds of work the speed of the machine is unknown.
    const pace = done > 2 ? taken / done : 1;
    const filled = Math.round((done / all) * barLength);
    const bar = '█'.repeat(filled) + '░'.repeat(barLength - filled);
    return `${bar} ${Math.round((done / all) * 100)} %  ${step}, about ${Math.ceil((all - done) * pace)} s left`;
  }

  return {
    /** Starts a step, or updates the share of it that is done (0 to 1). */
    at(step: Step, share = 0): void {
      if (output.isTTY) output.write(`\r\u001B[K${line(step, share)}`);
      else if (share === 0) output.write(`${line(step, 0)}\n`);
    },
    /** Ends the line with the total time. */
    end(words: string): void {
      output.write(`${output.isTTY ? '\r\u001B[K' : ''}${words} (${Math.round((now() - begun) / 1000)} s).\n`);
    },
  };
}
