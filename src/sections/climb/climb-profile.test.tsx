import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ClimbProfile, type Profile } from './climb-profile.tsx';

const profile: Profile = {
  label: '',
  admission: '',
  basic: '',
  rating: '',
  licence: '',
  endOfBasic: '',
  start: '',
  basicMonths: '',
  ratingMonths: '',
  months: { basic: 8, rating: 12 },
  blocks: { name: '', first: '', both: '', bothShort: '', months: { first: 5, both: 10 } },
};

test('both drawings follow the lengths of the courses', () => {
  const markup = renderToStaticMarkup(<ClimbProfile profile={profile} />);
  // In the wide drawing twenty months are 1,200 units wide, so basic training ends 480 units after the start at 40.
  expect(markup).toContain('M520 188V276');
  expect(markup).toContain('M40 376H640');
  // In the narrow drawing twenty months are 390 units high, so the blocks end 195 units above the start at 404.
  expect(markup).toContain('M300 404V209');
});
