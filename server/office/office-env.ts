import { isIP } from 'node:net';
import { z } from 'zod';
import { origin, port, readSettings } from '../env-types.ts';

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
