/** The result of a check, for the server's operator. `remedy`: how to correct it; absent if nothing has to be done. */
export type Finding = {
  /** The checked thing, in one or two words. */
  check: string;
  state: 'ok' | 'warning' | 'problem';
  finding: string;
  remedy?: string;
};

/** Findings of one check. */
export const about = (check: string) => ({
  ok: (finding: string): Finding => ({ check, state: 'ok', finding }),
  warning: (finding: string, remedy: string): Finding => ({ check, state: 'warning', finding, remedy }),
  problem: (finding: string, remedy: string): Finding => ({ check, state: 'problem', finding, remedy }),
});

/** Runs a check. An error is a problem, with the reason and this remedy. */
export async function attempt(check: string, remedy: string, work: () => Promise<Finding[]>): Promise<Finding[]> {
  return work().catch((error: unknown) => [about(check).problem(reasonOf(error), remedy)]);
}

/** The reason of an error, or of its cause, in one line, and the code if there is one. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : error;
  // A refused connection has one error for each address of the host.
  const [first = cause]: Error[] = cause instanceof AggregateError ? cause.errors : [];
  const { code, message } = first as Error & { code?: unknown };
  const line = message.replaceAll(/\n\s*/g, ' ');
  return typeof code === 'string' && !line.includes(code) ? `${line} (${code})` : line;
}
