import { routes, type RouteId } from './routes.ts';

type RoutesIn<Menu> = { [Id in RouteId]: (typeof routes)[Id] extends { menu: Menu } ? Id : never }[RouteId];

function inMenu<Menu extends 'header' | 'footer' | 'courses' | 'deciding' | 'students' | 'further' | 'legal'>(
  menu: Menu,
): RoutesIn<Menu>[] {
  return Object.entries(routes).flatMap(([id, row]) =>
    'menu' in row && row.menu === menu ? [id as RoutesIn<Menu>] : [],
  );
}

/** The pages of each menu, in the order of the route table. */
export const headerMenu = inMenu('header');
export const footerMenu = inMenu('footer');
export const courseMenu = inMenu('courses');
export const decidingMenu = inMenu('deciding');
export const studentMenu = inMenu('students');
export const furtherMenu = inMenu('further');
export const legalMenu = inMenu('legal');
