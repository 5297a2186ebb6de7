/** The output: a terminal shows one line that changes, everything else a line for each step. */
export type ProgressOutput = { isTTY?: boolean; write(text: string): unknown };

const barLength = 24;

/**
 * Tells how far a build is and how long it still takes, with a bar. The rest is estimated from the time taken so far.
 * @param steps the steps, in order, each with its seconds on an idle machine of two processors
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
    // How fast this machine is says little before a few seconds of work are done.
    const pace = done > 2 ? taken / done : 1;
    const filled = Math.round((done / all) * barLength);
    const bar = '█'.repeat(filled) + '░'.repeat(barLength - filled);
    return `${bar} ${Math.round((done / all) * 100)} %  ${step}, about ${Math.ceil((all - done) * pace)} s left`;
  }

  return {
    /** Begins a step, or says which share of it is done (0 to 1). */
    at(step: Step, share = 0): void {
      if (output.isTTY) output.write(`\r\u001B[K${line(step, share)}`);
      else if (share === 0) output.write(`${line(step, 0)}\n`);
    },
    /** Ends the line with the time taken. */
    end(words: string): void {
      output.write(`${output.isTTY ? '\r\u001B[K' : ''}${words} (${Math.round((now() - begun) / 1000)} s).\n`);
    },
  };
}
