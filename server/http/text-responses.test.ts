import { expect, test } from 'vitest';
import { feedPaths } from '../../src/site/feed.ts';
import { llmsOrigin } from '../../src/site/llms.ts';
import { bodyOf } from './response.ts';
import { textResponses } from './text-responses.ts';

const siteUrl = 'https://www.example.com';
const options = {
  siteUrl,
  siteName: 'Centro',
  email: 'centro@example.com',
  now: new Date('2026-03-01T10:00:00Z'),
  articles: [],
  pages: [{ route: 'courses', params: {} }],
  llms: `# Centro\n${llmsOrigin}/cursos\n${llmsOrigin}/contacto\n`,
} as const;

test.each([
  ['/robots.txt', 'text/plain; charset=utf-8', `${siteUrl}/sitemap.xml`],
  ['/llms.txt', 'text/plain; charset=utf-8', `${siteUrl}/cursos\n${siteUrl}/contacto`],
  [
    '/.well-known/security.txt',
    'text/plain; charset=utf-8',
    'Contact: mailto:centro@example.com\nExpires: 2027-03-01T10:00:00.000Z\n',
  ],
  ['/sitemap.xml', 'application/xml; charset=utf-8', `${siteUrl}/courses`],
  [feedPaths.es, 'application/atom+xml; charset=utf-8', `${siteUrl}${feedPaths.es}`],
  [feedPaths.en, 'application/atom+xml; charset=utf-8', `${siteUrl}${feedPaths.en}`],
])('%s has the type %s and contains %j', async (path, type, words) => {
  const answer = textResponses(options).get(path)!;
  expect(answer.headers).toEqual({
    'content-type': type,
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'etag': answer.etag,
    'vary': 'Accept-Encoding',
  });
  expect(answer.etag).toMatch(/^W\//);
  expect(String(await bodyOf(answer, 'identity'))).toContain(words);
});
