import { isIP } from 'node:net';
import { z } from 'zod';

const optional = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

const environment = z
  .object({
    OFFICE_HOST: z.string().min(1).default('127.0.0.1'),
    OFFICE_PORT: z.coerce.number('a port is a number').int().min(0).max(65535).default(3001),
    /** The office's origin. Passkeys are bound to its host name, and do not work under another. */
    OFFICE_URL: z
      .url({ protocol: /^https?$/, error: 'an address such as https://oficina.example.com' })
      .transform((value) => new URL(value).origin)
      .optional(),
    /** Header, in lower case, in which a centre's own sign-in passes the person's address; it replaces passkeys. */
    OFFICE_PROXY_HEADER: optional
      .transform((value) => value?.toLowerCase())
      .refine((name) => name === undefined || /^[a-z][a-z\d-]*$/.test(name), {
        error: 'a header such as x-forwarded-email',
      }),
    /** Addresses of the proxies from which this header is accepted, separated by commas. */
    OFFICE_TRUSTED_PROXY: z
      .string()
      .default('')
      .transform((value) =>
        value
          .split(',')
          .map((address) => address.trim())
          .filter(Boolean),
      )
      .refine((addresses) => addresses.every((address) => isIP(address) !== 0), {
        error:
          'single addresses separated by commas, such as 127.0.0.1: anyone who can send the header can sign in as anybody',
      }),
  })
  .transform((env) => ({ ...env, OFFICE_URL: env.OFFICE_URL ?? `http://localhost:${env.OFFICE_PORT}` }))
  .refine(({ OFFICE_URL }) => OFFICE_URL.startsWith('https:') || isLocal(OFFICE_URL), {
    path: ['OFFICE_URL'],
    error: 'https, except on localhost: browsers keep neither passkeys nor the session without it',
  })
  .refine(({ OFFICE_URL }) => isIP(new URL(OFFICE_URL).hostname.replace(/^\[|\]$/g, '')) === 0, {
    path: ['OFFICE_URL'],
    error: 'a host name: passkeys are bound to a name, never to an address of numbers',
  })
  .refine((env) => (env.OFFICE_PROXY_HEADER === undefined) === (env.OFFICE_TRUSTED_PROXY.length === 0), {
    path: ['OFFICE_TRUSTED_PROXY'],
    error: 'OFFICE_PROXY_HEADER and OFFICE_TRUSTED_PROXY are set together or not at all',
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
  const given = Object.entries(variables).filter(([name, value]) => name.startsWith('OFFICE_') && value);
  const result = environment.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The office's configuration cannot be used:\n${lines.join('\n')}`);
}
