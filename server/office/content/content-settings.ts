import { resolve } from 'node:path';
import { z } from 'zod';
import { readSettings } from '../../env-types.ts';

const settings = z.object({
  /** Address or folder of the git repository with `content/` in it; without it, the office cannot change content. */
  CONTENT_REPOSITORY: z
    .string()
    .trim()
    .regex(/^[^-\s"\\][^\s"\\]*$/, 'an address or folder of a git repository, without spaces')
    .refine((place) => !/^\w+::/.test(place), { error: 'an https or ssh address, or a folder' })
    .transform((place) => (isAddress(place) ? place : resolve(place)))
    .optional(),
  /** The branch that is published. */
  CONTENT_BRANCH: z
    .string()
    .trim()
    .regex(/^[\w][\w./-]*$/, 'a branch such as main')
    .refine((name) => !/\.\.|\/\/|\.lock$|[./]$/.test(name), { error: 'a branch such as main' })
    .refine((name) => name !== 'draft', { error: 'another branch than draft, which has the unpublished changes' })
    .default('main'),
});

/** Whether a text is an address: `https://…`, `ssh://…` or `git@host:path`. Git treats anything else as a folder. */
function isAddress(place: string): boolean {
  return /^\w+:\/\//.test(place) || /^[\w.@-]+:/.test(place);
}

/** Address or folder of the content's repository, and its branch. */
export type ContentSettings = { repository: string; branch: string };

/**
 * Reads the settings of the repository; null without CONTENT_REPOSITORY. A relative folder is resolved against the
 * working directory.
 * @throws Error whose message names the invalid variable
 */
export function readContentSettings(variables: Record<string, string | undefined>): ContentSettings | null {
  const { CONTENT_REPOSITORY: repository, CONTENT_BRANCH: branch } = readSettings(
    settings,
    variables,
    'The place of the content cannot be used',
  );
  return repository === undefined ? null : { repository, branch };
}
