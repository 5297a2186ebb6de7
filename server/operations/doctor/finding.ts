/** The result of a check. `unknown`: the check could not be carried out; the finding has the reason. */
export type FindingState = 'ok' | 'warning' | 'problem' | 'unknown';

/** A check's result for the server's operator. */
export type Finding = {
  /** The checked thing, in one or two words. */
  check: string;
  state: FindingState;
  finding: string;
  /** How to correct it; absent if nothing has to be done. */
  remedy?: string;
};

export const ok = (check: string, finding: string): Finding => ({ check, state: 'ok', finding });
export const unknown = (check: string, finding: string): Finding => ({ check, state: 'unknown', finding });
export const warning = (check: string, finding: string, remedy: string): Finding => ({
  check,
  state: 'warning',
  finding,
  remedy,
});
export const problem = (check: string, finding: string, remedy: string): Finding => ({
  check,
  state: 'problem',
  finding,
  remedy,
});

/** The finding for settings that cannot be used, with all faults of the error in one line. */
export function unusable(check: string, error: unknown): Finding {
  const [title, ...faults] = (error instanceof Error ? error.message : String(error)).split(/\n\s*/);
  const found = `${title} ${faults.join('; ')}`.trim();
  return problem(check, found, 'Correct these settings; .env.example explains each.');
}

/** The reason of an error, or of its cause, in short: the first line of the message, and the code if there is one. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : error;
  // A refused connection has one error for each address of the host.
  const [first = cause]: Error[] = cause instanceof AggregateError ? cause.errors : [];
  const { code, message } = first as Error & { code?: unknown };
  const line = message.split('\n')[0] ?? '';
  return typeof code === 'string' && !line.includes(code) ? `${line} (${code})` : line;
}
