import { z } from 'zod';

/** The kinds of settings that site, office and content share. Messages name the expected value. */

/** A text; an empty one counts as absent. */
export const optionalText = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

/** Values separated by commas. */
export const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );

export const port = z.coerce.number('a port is a number').int().min(0).max(65535);

/** A public address, reduced to its origin. */
export const origin = (example: string) =>
  z.url({ protocol: /^https?$/, error: `an address such as ${example}` }).transform((value) => new URL(value).origin);

/**
 * Reads settings from environment variables; empty ones count as absent.
 * @param title begins the message of an error
 * @throws Error whose message names each variable that cannot be used and the expected value
 */
export function readSettings<Shape extends z.ZodType>(
  shape: Shape,
  variables: Record<string, string | undefined>,
  title: string,
): z.output<Shape> {
  const result = shape.safeParse(Object.fromEntries(Object.entries(variables).filter(([, value]) => value)));
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`${title}:\n${lines.join('\n')}`);
}
