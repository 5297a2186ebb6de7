/** Environment and output of a command line: those of the process, or others in tests. */
export type Surroundings = {
  /** Environment variables, as `readEnv` takes them. */
  variables: Record<string, string | undefined>;
  /** Writes the result to standard output. */
  out: (text: string) => void;
  /** Writes notes and errors to standard error. */
  err: (text: string) => void;
};

/** The surroundings of this process. */
export function processSurroundings(): Surroundings {
  // A reader such as `head` may close the output early, which does not count as a failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  return {
    variables: process.env,
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
  };
}
