import { expect, test } from 'vitest';
import { addressOf, readPlace } from './address.ts';
import { views, viewsOf } from './screens.ts';

test('owners see every screen, and each screen has an address of its own', () => {
  expect(viewsOf('owner')).toEqual(views);
  const places = views.map((view) => ({ view, selection: {}, enquiry: null }));
  expect(places.map((place) => readPlace(addressOf(place)))).toEqual(places);
});

test('the role office does not see the screens of owners', () => {
  expect(views.filter((view) => !viewsOf('office').includes(view))).toEqual(['keeping', 'people', 'log']);
});
