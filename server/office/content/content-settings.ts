import { resolve } from 'node:path';
import { z } from 'zod';

const settings = z.object({
  /** Address or folder of the git repository with `content/` in it; without it, the office cannot change content. */
  CONTENT_REPOSITORY: z
    .string()
    .trim()
    .regex(/^[^-\s"\\][^\s"\\]*$/, 'an address or folder of a git repository, without spaces')
    .refine((place) => !/^\w+::/.test(place), { error: 'an https or ssh address, or a folder' })
    .transform((place) => (isAddress(place) ? place : resolve(place)))
    .optional(),
  /** Branch that is published. */
  CONTENT_BRANCH: z
    .string()
    .trim()
    .regex(/^[\w][\w./-]*$/, 'a branch such as main')
    .refine((name) => !/\.\.|\/\/|\.lock$|[./]$/.test(name), { error: 'a branch such as main' })
    .default('main'),
});

/** Recognises `https://…`, `ssh://…` and `git@host:path`; git takes anything else as a folder. */
function isAddress(place: string): boolean {
  return /^\w+:\/\//.test(place) || /^[\w.@-]+:/.test(place);
}

/** Where content is kept. */
export type ContentSettings = { repository: string; branch: string };

/**
 * Reads the repository of the content; null if none is set. A folder counts from the working directory.
 * @throws Error whose message names the variable that cannot be used
 */
export function readContentSettings(variables: Record<string, string | undefined>): ContentSettings | null {
  const given = Object.entries(variables).filter(([name, value]) => name.startsWith('CONTENT_') && value);
  const result = settings.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The place of the content cannot be used:\n${lines.join('\n')}`);
  }
  const { CONTENT_REPOSITORY: repository, CONTENT_BRANCH: branch } = result.data;
  return repository === undefined ? null : { repository, branch };
}
