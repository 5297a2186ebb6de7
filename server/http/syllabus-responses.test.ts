import { expect, test } from 'vitest';
import { bodyOf } from './response.ts';
import { smallSite } from '../../tests/site-app.ts';
import { syllabusResponse } from './syllabus-responses.ts';

test('a syllabus is a PDF with centre and course in its file name', async () => {
  const answer = await syllabusResponse(smallSite(), '/programas/torre-es.pdf');
  expect(String(await bodyOf(answer!, 'identity'))).toContain('%PDF');
  expect(answer?.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-language': 'es',
    'content-disposition': `inline; filename="torre-es.pdf"; filename*=UTF-8''Centro%2C%20B%C3%A1sico%20torre.pdf`,
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
  });
  expect(answer?.etag).not.toBeNull();
});

test.each(['/programas/torre-en.pdf', '/programas/torre-es.pdf/', '/programas/../torre-es.pdf', '/programas/'])(
  'there is no syllabus at %s',
  async (path) => {
    expect(await syllabusResponse(smallSite(), path)).toBeNull();
  },
);
