import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../elements/category-filter.ts';
import { stage } from '../../elements/element-stage.tsx';
import { dictionaries } from '../../i18n/words/dictionaries.ts';
import { fill } from '../../i18n/words/fill.ts';
import type { CatalogueCategory } from './catalogue-course.ts';
import { CourseCatalogue } from './course-catalogue.tsx';

const category = (id: CatalogueCategory['id'], title: string): CatalogueCategory => ({
  id,
  code: 'A',
  title,
  description: '',
  euTag: false,
  nativeSpanishNote: false,
  courses: [],
});
const categories = [category('initial', 'Inicial'), category('advanced', 'Avanzada')];

test('a pressed category hides the others, is announced and in the address, without a scroll; Back and Forward restore choices', async () => {
  history.replaceState(null, '', '/cursos');
  const screen = stage(<CourseCatalogue categories={categories} />, { address: '/cursos' });
  const other = screen.getByRole('heading', { name: 'Inicial' });
  await expect.element(other).toBeVisible();
  const link = screen.getByRole('link', { name: 'Avanzada' });
  document.body.style.paddingBlock = '2000px';
  window.scrollTo({ top: 1900, behavior: 'instant' });
  link.element().focus({ preventScroll: true });
  await userEvent.keyboard('{Enter}');
  expect(location.search).toBe('?category=advanced');
  await expect.element(link).toHaveAttribute('aria-current', 'true');
  await expect.element(link).toHaveFocus();
  const count = fill(dictionaries.es['catalogue.count.other'], { count: 0 });
  await expect.element(screen.getByRole('status')).toHaveTextContent(count);
  expect(other.query()).toBeNull();
  expect(window.scrollY).toBe(1900);
  await expect.element(screen.getByRole('heading', { name: 'Avanzada' })).toBeVisible();
  history.back();
  await expect.element(other).toBeVisible();
  await expect.element(link).not.toHaveAttribute('aria-current');
  history.forward();
  await expect.element(other).not.toBeInTheDocument();
});

test('the server hides the categories that the address does not name', async () => {
  const screen = stage(<CourseCatalogue categories={categories} />, { address: '/cursos?category=initial' });
  await expect.element(screen.getByRole('heading', { name: 'Inicial' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Avanzada' }).query()).toBeNull();
});
