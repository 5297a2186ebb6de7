import { expect, test } from 'vitest';
import { courseMenu, decidingMenu, footerMenu, furtherMenu, headerMenu, legalMenu, studentMenu } from './menus.ts';
import { routeIds, routeRow, type RouteId } from './routes.ts';

const menus: Readonly<Record<string, readonly RouteId[]>> = {
  header: headerMenu,
  footer: footerMenu,
  courses: courseMenu,
  deciding: decidingMenu,
  students: studentMenu,
  further: furtherMenu,
  legal: legalMenu,
};

test.each(Object.entries(menus))('the menu "%s" has its own pages in the order of the table', (menu, ids) => {
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.map((id) => routeRow(id).menu)).toEqual(ids.map(() => menu));
  const places = ids.map((id) => routeIds.indexOf(id));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('every page with a menu is listed in that menu', () => {
  const listed = new Set(Object.values(menus).flat());
  expect(routeIds.filter((id) => routeRow(id).menu && !listed.has(id))).toEqual([]);
});
