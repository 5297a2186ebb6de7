import { expect, test } from 'vitest';
import { content, drawDocument } from '../../../tests/page-words.ts';
import type { PictureContent } from '../../schema/picture.ts';
import { pictureCatalogue } from '../../site/picture-catalogue.ts';
import { forPhones } from './for-phones.ts';

const dark = '(prefers-color-scheme: dark)';

function plan(name: string): PictureContent {
  return {
    sources: [
      { type: 'image/avif', media: dark, srcSet: `/${name}-dark.avif 640w` },
      { type: 'image/avif', srcSet: `/${name}.avif 640w` },
    ],
    src: `/${name}.jpeg`,
    width: 8,
    height: 5,
    color: '#e7ece6',
    alt: '',
  };
}

test('a phone gets the narrow plan, and in the dark theme the narrow dark one', () => {
  expect(forPhones(plan('wide'), plan('tall')).sources.map(({ media, srcSet }) => [srcSet, media])).toEqual([
    ['/tall-dark.avif 640w', `(width <= 40rem) and ${dark}`],
    ['/tall.avif 640w', '(width <= 40rem)'],
    ['/wide-dark.avif 640w', dark],
    ['/wide.avif 640w', undefined],
  ]);
});

test('the page of a campus shows its tall plan on phones', async () => {
  const all = await content;
  const sets = Object.fromEntries(Object.keys(all.pictures).map((id) => [id, { es: plan(id), en: plan(id) }]));
  const pictures = pictureCatalogue({ manifest: all.pictures, sets });
  const { html } = drawDocument(all, { page: 'madrid', language: 'es', params: {}, pictures });
  expect(html.match(/<source[^>]* media="\(width [^>]*>/g)).toEqual([
    expect.stringContaining('/plan-madrid-tall-dark.avif'),
    expect.stringContaining('/plan-madrid-tall.avif'),
  ]);
});
