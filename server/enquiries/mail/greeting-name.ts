/**
 * The name by which the automatic answer greets, or nothing. A form may hold any text together with a stranger's
 * address. Only one short word of letters is therefore taken from there: no link, no number and no message fits.
 */
export function greetingName(name: string): string | null {
  const first = name.trim().split(/\s+/u)[0] ?? '';
  return /^\p{L}[\p{L}\p{M}'’-]{1,19}$/u.test(first) ? first : null;
}
