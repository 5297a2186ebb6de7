import type { CookieSerializeOptions } from '@fastify/cookie';
import { sessionLongestMs } from '../../../src/schema/office.ts';

/** Browsers accept a cookie with this prefix only with Secure and Path=/, for one host (RFC 6265bis, 4.1.3.2). */
export const sessionCookie = '__Host-office';

/** Scripts cannot read the cookie, and requests from other sites do not send it. */
export const sessionCookieOptions: CookieSerializeOptions = {
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'strict',
  maxAge: sessionLongestMs / 1000,
};
