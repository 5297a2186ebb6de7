import { expect, test } from 'vitest';
import { footerMenu, headerMenu, legalMenu } from './menus.ts';

test('each menu lists its pages in the order of the route table', () => {
  expect(headerMenu).toEqual(['home', 'courses', 'services', 'blog', 'contact']);
  expect(footerMenu).toEqual(['madrid', 'canarias']);
  expect(legalMenu).toEqual(['privacy', 'cookies', 'legalNotice', 'accessibility']);
});
