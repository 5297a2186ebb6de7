import { expect, test } from 'vitest';
import { stage } from '../../elements/element-stage.tsx';
import '../../elements/slide-carousel.ts';
import type { ArticleSummary } from '../../features/blog/article.ts';
import { BlogList } from './blog-list.tsx';

const picture = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='10'/%3E";

const tags: ArticleSummary['tags'] = [
  { id: 'where-they-work', name: 'Dónde se trabaja' },
  { id: 'english', name: 'Inglés' },
  { id: 'licence', name: 'Licencia' },
  { id: 'training', name: 'Formación' },
  { id: 'selection', name: 'Pruebas y convocatorias' },
];

/** Creates an article; a higher number is newer. */
function stageArticle(number: number, changes: Partial<ArticleSummary> = {}): ArticleSummary {
  return {
    id: `articulo-${number}`,
    title: `Artículo ${number}`,
    description: `Descripción ${number}`,
    cover: { sources: [], src: picture, width: 1600, height: 1000, color: '#123', alt: 'Carta' },
    date: `2025-10-${String(number).padStart(2, '0')}`,
    tags,
    ...changes,
  };
}

/** A number of articles, newest first. */
function articles(count: number) {
  return Array.from({ length: count }, (_, index) => stageArticle(count - index));
}

function show(list: readonly ArticleSummary[], options: Parameters<typeof stage>[1] = { address: '/blog' }) {
  return stage(<BlogList articles={list} />, options);
}

test.each([
  ['es', 'No hay posts disponibles', 'Vuelve pronto para ver nuevos contenidos'],
  ['en', 'No posts available', 'Check back soon for new content'],
] as const)('an empty list has a note (%s)', async (language, title, hint) => {
  const screen = show([], { language });
  await expect.element(screen.getByText(title)).toBeVisible();
  await expect.element(screen.getByText(hint)).toBeVisible();
});

test('the newest card is large with four tags; more than three others form a row of 320 px cards with three tags', async () => {
  const screen = show(articles(6));
  const featured = screen.getByRole('article', { name: 'Artículo 6' });
  await expect.element(featured.getByRole('link', { name: /^Leer más/ })).toHaveAttribute('href', '/blog/articulo-6');
  await expect.element(featured.getByText('6 de octubre de 2025')).toBeVisible();
  expect(featured.getByRole('list').element().children).toHaveLength(4);

  const row = screen.getByRole('region', { name: 'Más artículos' });
  await expect.element(row).toHaveAttribute('aria-roledescription', 'carrusel');
  const cards = row.element().querySelectorAll('article');
  expect(cards).toHaveLength(5);
  expect(cards[0]?.querySelectorAll('ul > li')).toHaveLength(3);
  expect(cards[0]?.getBoundingClientRect().width).toBeCloseTo(320, 0);
});

test('of many articles, the six after the newest are in a grid, and again at the end of the row', async () => {
  const screen = show(articles(14));
  const names = (region: string) =>
    [...screen.getByRole('region', { name: region }).element().querySelectorAll('article h3')].map(
      ({ textContent }) => textContent,
    );
  const newest = [13, 12, 11, 10, 9, 8].map((number) => `Artículo ${number}`);
  expect(names('Lo último')).toEqual(newest);
  const older = [7, 6, 5, 4, 3, 2, 1].map((number) => `Artículo ${number}`);
  expect(names('Más artículos')).toEqual([...older, ...newest]);
});

test('three articles besides the newest are in a grid', async () => {
  const screen = show(articles(4));
  const grid = screen.getByRole('region', { name: 'Más artículos' });
  await expect.element(grid).not.toHaveAttribute('aria-roledescription');
  expect(grid.element().querySelectorAll('article')).toHaveLength(3);
});

test('a tag in the address filters the articles', async () => {
  const english = { id: 'english', name: 'Inglés' } as const;
  const list = [
    stageArticle(3),
    stageArticle(2, { tags: [english] }),
    stageArticle(1, { tags: [{ id: 'training', name: 'Formación' }] }),
  ];
  const screen = show(list, { address: '/blog?tag=english' });
  const filter = screen.getByRole('navigation', { name: 'Temas' });
  await expect.element(filter.getByRole('link', { name: 'Inglés' })).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Inglés' })).toBeVisible();
  await expect.element(screen.getByText('2 artículos', { exact: true })).toBeVisible();
  expect(screen.getByRole('article').elements()).toHaveLength(2);

  await expect.element(filter.getByRole('link', { name: 'Formación' })).toHaveAttribute('href', '/blog?tag=training');
  await expect.element(filter.getByRole('link', { name: 'Todos' })).toHaveAttribute('href', '/blog');
});

test('a tag on a card opens the list of its articles, not the article of the card', async () => {
  const list = [stageArticle(3), stageArticle(2, { tags: [{ id: 'requirements', name: 'Requisitos' }] })];
  const screen = show(list);
  const tag = screen.getByRole('article', { name: 'Artículo 2' }).getByRole('link', { name: 'Requisitos' });
  await expect.element(tag).toHaveAttribute('href', '/blog?tag=requirements');
});

test('a sample article is marked on large and small cards', async () => {
  const screen = show([stageArticle(3, { sample: true }), stageArticle(2, { sample: true }), stageArticle(1)]);
  await expect.element(screen.getByRole('article', { name: 'Artículo 3' }).getByText('Ejemplo')).toBeVisible();
  await expect.element(screen.getByRole('article', { name: 'Artículo 2' }).getByText('Ejemplo')).toBeVisible();
  expect(screen.getByText('Ejemplo').elements()).toHaveLength(2);
});

test('a tag without articles shows a note and a link to all articles', async () => {
  const screen = show(articles(2), { address: '/blog?tag=%3Cscript%3E' });
  await expect.element(screen.getByText('No hay posts disponibles')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Todos' })).toBeVisible();
  expect(screen.getByRole('article').elements()).toHaveLength(0);
});
