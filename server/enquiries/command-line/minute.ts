/** A time for terminals, such as `2026-01-31 09:30`: minutes are enough, and UTC is what `--since` counts by. */
export function minute(date: Date): string {
  return date.toISOString().slice(0, 16).replace('T', ' ');
}
