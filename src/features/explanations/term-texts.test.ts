import { expect, test, vi } from 'vitest';
import { termsPath } from '../../site/glossary-terms.ts';
import { termTexts } from './term-texts.ts';

test('the texts of a language are fetched once, and again after a failure', async () => {
  const texts = { atco: 'Controlador aéreo' };
  const fetched = vi.fn(async (path: string) => new Response(JSON.stringify(texts), { status: path ? 200 : 404 }));
  fetched.mockRejectedValueOnce(new TypeError('no connection'));
  fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
  vi.stubGlobal('fetch', fetched);
  await expect(termTexts('es')).rejects.toThrow('no connection');
  await expect(termTexts('es')).rejects.toThrow('The glossary answered 503.');
  expect(await termTexts('es')).toEqual(texts);
  expect(await termTexts('es')).toEqual(texts);
  expect(fetched.mock.calls).toEqual([1, 2, 3].map(() => [termsPath('es')]));
});
