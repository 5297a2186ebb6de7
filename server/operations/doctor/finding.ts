/** How a check went. `unknown`: it could not be carried out, and the finding says why. */
export type FindingState = 'ok' | 'warning' | 'problem' | 'unknown';

/** A check's finding, in words for the server's operator. */
export type Finding = {
  /** Names the thing under check, in one or two words. */
  check: string;
  state: FindingState;
  finding: string;
  /** How to mend it; absent where nothing is to be done. */
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

/** The short reason of an error: its code where it has one, otherwise its first line. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : error;
  const { code, message } = cause as Error & { code?: unknown };
  const line = message.split('\n')[0] ?? '';
  return typeof code === 'string' && !line.includes(code) ? `${line} (${code})` : line;
}
