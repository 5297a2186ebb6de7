import { expect, test } from 'vitest';
import { courseMenu, footerMenu, headerMenu, legalMenu, studentMenu } from './menus.ts';

test('each menu lists its pages in the order of the route table', () => {
  expect(headerMenu).toEqual(['home', 'courses', 'services', 'blog', 'contact']);
  expect(footerMenu).toEqual(['madrid', 'canarias']);
  expect(courseMenu).toEqual([
    'atcoInitial',
    'completeRating',
    'fullRating',
    'block1',
    'block2',
    'advancedTraining',
    'callPreparation',
    'selectionProcess',
  ]);
  expect(studentMenu).toEqual(['licenceGuide', 'teamsGuide', 'feedback']);
  expect(legalMenu).toEqual(['privacy', 'cookies', 'legalNotice', 'accessibility']);
});
