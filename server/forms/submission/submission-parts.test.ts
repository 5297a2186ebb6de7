import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { readFormBody } from './form-body.ts';
import { FormTroubleError, troubleOf } from './form-trouble.ts';
import { isFromThisSite } from '../../http/same-origin.ts';

test.each<[string, [string, string][]]>([
  ['', []],
  ['a=b', [['a', 'b']]],
  ['a=b=c&', [['a', 'b=c']]],
  [
    '&&a&b=',
    [
      ['a', ''],
      ['b', ''],
    ],
  ],
  ['a=1&a=2', [['a', '1']]],
  ['a+b=c+d%2B', [['a b', 'c d+']]],
  ['%C3%B1=%F0%9F%98%80', [['ñ', '😀']]],
  ['=x', [['', 'x']]],
])('the body %j is parsed as %j', (body, pairs) => {
  expect([...readFormBody(Buffer.from(body))]).toEqual(pairs);
});

test.each(['a=%', '%E0=a', 'a=%zz'])('the body %s is refused', (body) => {
  expect(() => readFormBody(Buffer.from(body))).toThrow(expect.objectContaining({ statusCode: 400 }));
});

test.each<[object, boolean]>([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site', 'origin': 'https://www.example.com' }, false],
  [{}, true],
  [{ origin: 'https://www.example.com' }, true],
  [{ origin: 'http://site.internal:3000' }, true],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'https://www.example.com.evil.example' }, false],
  [{ origin: 'null' }, false],
  [{ origin: '' }, false],
])('a submission with the headers %o comes from this site: %s', (headers, expected) => {
  const request = { headers, host: 'site.internal:3000' } as FastifyRequest;
  expect(isFromThisSite(request, 'https://www.example.com')).toBe(expected);
});

test.each([
  [new FormTroubleError(403), 403, 403],
  [{ statusCode: 413 }, 413, 413],
  [{ statusCode: 400 }, 400, 400],
  [{ statusCode: 405 }, 405, 400],
  [{ statusCode: 399 }, 500, 500],
  [{ statusCode: 503 }, 503, 500],
  [{ statusCode: 500 }, 500, 500],
  [{}, 500, 500],
])('the error %o has the status %i and the text of %i', (error, status, problem) => {
  expect(troubleOf(error as FormTroubleError)).toEqual({ status, problem });
});
