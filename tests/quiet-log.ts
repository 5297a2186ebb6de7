/** A logger that keeps what it is told, for tests that ask what was logged. */
export function quietLog() {
  const lines: { level: 'info' | 'warn' | 'error'; facts: object; message: string }[] = [];
  const write = (level: 'info' | 'warn' | 'error') => (facts: object, message: string) =>
    void lines.push({ level, facts, message });
  return { lines, log: { info: write('info'), warn: write('warn'), error: write('error') } };
}
