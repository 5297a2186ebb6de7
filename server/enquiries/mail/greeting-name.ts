/**
 * The first word of a name, for the greeting of an automatic mail; null unless it has 2 to 20 letters, apostrophes or
 * hyphens. The address may belong to a stranger: a name must not carry a link, a number or a message to them.
 */
export function greetingName(name: string): string | null {
  const first = name.trim().split(/\s+/u)[0] ?? '';
  return /^\p{L}[\p{L}\p{M}'’-]{1,19}$/u.test(first) ? first : null;
}
