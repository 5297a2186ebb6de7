import { isIP } from 'node:net';
import { z } from 'zod';
import { origin, port, readSettings } from '../env-types.ts';
import { resolve } from 'node:path';

const environment = z
  .object({
    OFFICE_HOST: z.string().min(1).default('127.0.0.1'),
    OFFICE_PORT: port.default(3001),
    /** The office's origin. Passkeys are bound to its host name, and do not work under another. */
    OFFICE_URL: origin('https://oficina.example.com').optional(),
    SITE_URL: origin('https://www.example.com').optional(),
  })
  .refine(({ OFFICE_URL, SITE_URL }) => OFFICE_URL !== undefined || SITE_URL === undefined || isLocal(SITE_URL), {
    path: ['OFFICE_URL'],
    error: 'needed where the site is public: invitations lead to this address',
  })
  .transform(({ OFFICE_HOST, OFFICE_PORT, OFFICE_URL = `http://localhost:${OFFICE_PORT}` }) => ({
    OFFICE_HOST,
    OFFICE_PORT,
    OFFICE_URL,
  }))
  .refine(({ OFFICE_URL }) => OFFICE_URL.startsWith('https:') || isLocal(OFFICE_URL), {
    path: ['OFFICE_URL'],
    error: 'https, except on localhost: browsers keep neither passkeys nor the session without it',
  })
  .refine(({ OFFICE_URL }) => isIP(new URL(OFFICE_URL).hostname.replace(/^\[|\]$/g, '')) === 0, {
    path: ['OFFICE_URL'],
    error: 'a host name: passkeys are bound to a name, never to an address of numbers',
  });

function isLocal(address: string): boolean {
  return new URL(address).hostname === 'localhost';
}

/** The validated settings of the office, named as in `.env.example`. */
export type OfficeEnv = z.output<typeof environment>;

/**
 * Reads the office's settings from environment variables; empty ones count as absent.
 * @throws Error whose message names each invalid variable and the expected value
 */
export function readOfficeEnv(variables: Record<string, string | undefined>): OfficeEnv {
  return readSettings(environment, variables, 'The office’s configuration cannot be used');
}

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
