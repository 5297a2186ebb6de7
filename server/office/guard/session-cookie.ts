import type { CookieSerializeOptions } from '@fastify/cookie';
import { sessionLongestMs } from '../../../src/schema/office.ts';

/** Browsers take a cookie of this prefix only with Secure, Path=/ and for one host (RFC 6265bis, 4.1.3.2). */
export const sessionCookie = '__Host-office';

/** No script reads it, and no other site sends it along. */
export const sessionCookieOptions: CookieSerializeOptions = {
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'strict',
  maxAge: sessionLongestMs / 1000,
};
