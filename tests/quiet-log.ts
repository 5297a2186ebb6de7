/** A logger that stores its lines, for tests of the log. */
export function quietLog() {
  const lines: { level: 'info' | 'warn' | 'error'; facts: object; message: string }[] = [];
  const write = (level: 'info' | 'warn' | 'error') => (facts: object, message: string) =>
    void lines.push({ level, facts, message });
  return { lines, log: { info: write('info'), warn: write('warn'), error: write('error') } };
}
