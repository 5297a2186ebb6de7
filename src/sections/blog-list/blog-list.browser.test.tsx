import '../../styles/main.css';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { BlogStage, stageArticle, stageSource } from '../../features/blog/blog-stage.tsx';
import type { BlogSource } from '../../features/blog/blog-source.ts';
import { listQuestion } from '../../features/blog/blog-questions.ts';
import { BlogList } from './blog-list.tsx';

/** The stage's articles, newest first. */
function articles(count: number) {
  return Array.from({ length: count }, (_, index) => stageArticle(count - index));
}

function stage(source: BlogSource, props: Partial<Parameters<typeof BlogStage>[0]> = {}) {
  return render(
    <BlogStage source={source} {...props}>
      <BlogList />
    </BlogStage>,
  );
}

test('while the list is on its way there is a spinner and its text', async () => {
  const screen = await stage(stageSource([], { list: () => new Promise(() => undefined) }));
  await expect.element(screen.getByRole('status')).toHaveTextContent('Cargando...');
  expect(document.querySelector('[data-spinner]')).not.toBeNull();
  const english = await stage(stageSource([], { list: () => new Promise(() => undefined) }), { language: 'en' });
  await expect.element(english.getByText('Loading...')).toBeVisible();
});

test.each([
  [
    'es',
    'No se pudieron cargar los artículos del blog. Por favor, inténtelo de nuevo más tarde.',
    'Volver a intentarlo',
  ],
  ['en', 'Could not load blog articles. Please try again later.', 'Try again'],
] as const)(
  'a list that fails four times is said to have failed, and can be asked for again (%s)',
  async (language, text, retry) => {
    const list = vi.fn<BlogSource['list']>().mockRejectedValue(new Error('out of reach'));
    const screen = await stage(stageSource([], { list }), { language });
    await expect.element(screen.getByRole('alert')).toHaveTextContent(text);
    expect(list).toHaveBeenCalledTimes(4);

    list.mockResolvedValue(articles(2));
    await screen.getByRole('button', { name: retry }).click();
    await expect.element(screen.getByRole('heading', { name: 'Artículo 2' })).toBeVisible();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  },
);

test.each([
  ['es', 'No hay posts disponibles', 'Vuelve pronto para ver nuevos contenidos'],
  ['en', 'No posts available', 'Check back soon for new content'],
] as const)('an empty list says so (%s)', async (language, title, hint) => {
  const screen = await stage(stageSource([]), { language });
  await expect.element(screen.getByText(title)).toBeVisible();
  await expect.element(screen.getByText(hint)).toBeVisible();
});

test('the newest is large with four tags, more than three others stand in a row of 320 px cards with three', async () => {
  const screen = await stage(stageSource(articles(6)));
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

test('three others stand in a grid', async () => {
  const screen = await stage(stageSource(articles(4)));
  const grid = screen.getByRole('region', { name: 'Más artículos' });
  await expect.element(grid).not.toHaveAttribute('aria-roledescription');
  expect(grid.element().querySelectorAll('article')).toHaveLength(3);
});

test('a tag chooses its articles, in the address', async () => {
  const english = { id: 'english', name: 'Inglés' } as const;
  const list = [
    stageArticle(3),
    stageArticle(2, { tags: [english] }),
    stageArticle(1, { tags: [{ id: 'training', name: 'Formación' }] }),
  ];
  const screen = await stage(stageSource(list), { address: '/blog?tag=english' });
  const filter = screen.getByRole('navigation', { name: 'Temas' });
  await expect.element(filter.getByRole('link', { name: 'Inglés' })).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Inglés' })).toBeVisible();
  await expect.element(screen.getByText('2 artículos', { exact: true })).toBeVisible();
  expect(screen.getByRole('article').elements()).toHaveLength(2);

  await filter.getByRole('link', { name: 'Formación' }).click();
  await expect.element(screen.getByRole('article', { name: 'Artículo 1' })).toBeVisible();
  expect(screen.getByRole('article', { name: 'Artículo 2' }).elements()).toHaveLength(0);

  await expect.element(screen.getByRole('heading', { level: 2, name: 'Formación' })).toBeVisible();
  await filter.getByRole('link', { name: 'Todos' }).click();
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Formación' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('article', { name: 'Artículo 2' })).toBeVisible();
});

test('a tag on a card leads to its articles; the card around it is not opened', async () => {
  const list = [stageArticle(3), stageArticle(2, { tags: [{ id: 'requirements', name: 'Requisitos' }] })];
  const screen = await stage(stageSource(list));
  const tag = screen.getByRole('article', { name: 'Artículo 2' }).getByRole('link', { name: 'Requisitos' });
  await expect.element(tag).toHaveAttribute('href', '/blog?tag=requirements');
  await tag.click();
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Requisitos' })).toBeVisible();
  expect(screen.getByRole('article').elements()).toHaveLength(1);
});

test('an example is marked on its card, large and small', async () => {
  const screen = await stage(
    stageSource([stageArticle(3, { sample: true }), stageArticle(2, { sample: true }), stageArticle(1)]),
  );
  await expect.element(screen.getByRole('article', { name: 'Artículo 3' }).getByText('Ejemplo')).toBeVisible();
  await expect.element(screen.getByRole('article', { name: 'Artículo 2' }).getByText('Ejemplo')).toBeVisible();
  expect(screen.getByText('Ejemplo').elements()).toHaveLength(2);
});

test('a tag that no article has chooses nothing', async () => {
  const screen = await stage(stageSource(articles(2)), { address: '/blog?tag=%3Cscript%3E' });
  await expect.element(screen.getByRole('link', { name: 'Todos' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('article').elements()).toHaveLength(2);
});

test('what came with the page is shown at once, and nothing is asked for', async () => {
  const list = vi.fn<BlogSource['list']>().mockResolvedValue([]);
  const screen = await stage(stageSource([], { list }), {
    remember: (memory) => memory.keep(listQuestion, articles(2)),
  });
  await expect.element(screen.getByRole('heading', { name: 'Artículo 2' })).toBeVisible();
  expect(document.querySelector('[data-spinner]')).toBeNull();
  expect(list).not.toHaveBeenCalled();
});
