import '../../styles/main.css';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BlogStage, stageArticle, stageSource } from '../../features/blog/blog-stage.tsx';
import type { BlogSource } from '../../features/blog/blog-source.ts';
import type { Article } from '../../features/blog/article.ts';
import { articleQuestion, relatedQuestion } from '../../features/blog/blog-questions.ts';
import { ArticlePage } from './page.tsx';

const all = [5, 4, 3, 2, 1].map((number) => stageArticle(number));

function stage(source: BlogSource, props: Partial<Parameters<typeof BlogStage>[0]> = {}, related: Article[] = []) {
  return render(
    <BlogStage source={source} address="/blog/articulo-5" {...props}>
      <ArticlePage article={stageArticle(5)} related={related} />
    </BlogStage>,
  );
}

test('while the article is on its way there is a spinner and its text', async () => {
  const screen = await stage(stageSource([], { get: () => new Promise(() => undefined) }));
  await expect.element(screen.getByRole('status')).toHaveTextContent('Cargando...');
  expect(document.querySelector('[data-spinner]')).not.toBeNull();
});

test.each([
  ['es', 'No se pudo cargar el artículo solicitado. Por favor, inténtelo de nuevo más tarde.', 'Volver al blog'],
  ['en', 'Could not load the requested article. Please try again later.', 'Back to blog'],
] as const)(
  'an article that fails twice is said to have failed, with a way back (%s)',
  async (language, text, back) => {
    const get = vi.fn<BlogSource['get']>().mockRejectedValue(new Error('out of reach'));
    const related = vi.fn<BlogSource['related']>().mockResolvedValue(all);
    const screen = await stage(stageSource([], { get, related }), { language });
    await expect.element(screen.getByRole('alert')).toHaveTextContent(text);
    await expect.element(screen.getByRole('link', { name: back })).toHaveAttribute('href', '/blog');
    expect(get).toHaveBeenCalledTimes(2);
    expect(related).not.toHaveBeenCalled();
  },
);

test.each([
  ['es', 'Post no encontrado', 'Volver al blog'],
  ['en', 'Post not found', 'Back to blog'],
] as const)('an article that does not exist is said not to (%s)', async (language, title, back) => {
  const screen = await stage(stageSource([]), { language });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  await expect.element(screen.getByRole('link', { name: back })).toHaveAttribute('href', '/blog');
});

test('who waited gets the article, its heading the focus, and only then what is related', async () => {
  const asked: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const screen = await stage(
    stageSource(all, {
      get: async (id) => {
        asked.push('get');
        await promise;
        return all.find((article) => article.id === id) ?? null;
      },
      related: async () => {
        asked.push('related');
        return all.slice(1, 4);
      },
    }),
  );
  await expect.element(screen.getByText('Cargando...')).toBeVisible();
  expect(asked).toEqual(['get']);
  resolve();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Artículo 5');
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.element(screen.getByRole('heading', { name: 'Artículos relacionados' })).toBeVisible();
  expect(asked).toEqual(['get', 'related']);
  expect(
    screen.getByRole('region', { name: 'Artículos relacionados' }).element().querySelectorAll('article'),
  ).toHaveLength(3);
});

test('an article says what it answers, when it changed, what it rests on and where to go next', async () => {
  const sources = [
    {
      title: 'Reglamento',
      publisher: 'EUR-Lex',
      url: 'https://eur-lex.europa.eu/a',
      dated: 'Fecha: 2024',
      read: 'Leída el 19 de noviembre de 2025',
    },
  ];
  const next = {
    route: 'block1' as const,
    code: 'B1',
    name: 'Bloque 1',
    cells: [{ label: 'Inicio', value: 'marzo de 2026' }],
    tax: 'IVA exento.',
  };
  const screen = await stage(stageSource([stageArticle(5, { sources, next })]));
  const [title, answer, picture] = ['h1', 'p:nth-of-type(2)', 'img'].map((part) =>
    document.querySelector(`header ${part}`),
  );
  expect(answer?.textContent).toBe('Descripción 5');
  expect(title!.compareDocumentPosition(answer!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(answer!.compareDocumentPosition(picture!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expect.element(screen.getByText('20 de noviembre de 2025')).toBeVisible();

  const list = screen.getByRole('region', { name: 'Fuentes' });
  await expect
    .element(list.getByRole('link', { name: 'Reglamento (se abre en otra pestaña)' }))
    .toHaveAttribute('target', '_blank');
  for (const said of ['EUR-Lex', 'Fecha: 2024', 'Leída el 19 de noviembre de 2025'])
    await expect.element(list.getByText(said)).toBeVisible();

  const card = screen.getByRole('complementary', { name: 'El siguiente paso' });
  await expect.element(card.getByText('marzo de 2026')).toBeVisible();
  await expect
    .element(card.getByRole('link', { name: 'Ver el curso' }))
    .toHaveAttribute('href', '/bloque-1-habilitacion-torre');
});

test('on a desk the facts of an article stand two a row, however long its dates are', async () => {
  await page.viewport(1440, 900);
  const dates = { date: '2026-11-21', updated: '2026-11-22' };
  await stage(stageSource([stageArticle(5, dates)]), { language: 'en' });
  await expect.element(page.getByText('November 22, 2026')).toBeVisible();
  const tops = [...document.querySelectorAll('header dl > div')].map((cell) => cell.getBoundingClientRect().top);
  expect(tops).toEqual([tops[0], tops[0], tops[2], tops[2]]);
  expect(tops[2]).toBeGreaterThan(tops[0] ?? 0);
});

test('an article that was never changed says no second day', async () => {
  const screen = await stage(stageSource([stageArticle(5, { updated: '2025-10-05' })]));
  await expect.element(screen.getByText('Publicado')).toBeVisible();
  await expect.element(screen.getByText('Actualizado el')).not.toBeInTheDocument();
});

test('an article that tells of an example says so', async () => {
  const screen = await stage(stageSource([stageArticle(5, { sample: true })]));
  await expect.element(screen.getByText('Este texto describe un ejemplo', { exact: false })).toBeVisible();
});

test('rows of a long table are found by any word, without accents, and counted aloud', async () => {
  const rows = ['Mantenga posición', 'Autorizado a aterrizar', 'Mantenga escucha'].map(
    (text) => `<tr><td>${text}</td></tr>`,
  );
  const html = `<div data-searched=""><div data-table-search="table-1"></div><table id="table-1"><tbody>${rows.join('')}</tbody></table></div>`;
  const screen = await stage(stageSource([stageArticle(5, { html })]));
  const field = screen.getByRole('searchbox', { name: 'Buscar en la tabla' });
  await field.fill('POSICION');
  await expect.element(screen.getByText('1 fila')).toBeVisible();
  await expect.element(screen.getByText('Autorizado a aterrizar')).not.toBeVisible();
  await field.fill('mantenga');
  await expect.element(screen.getByText('2 filas')).toBeVisible();
  await field.fill('despegue');
  await expect.element(screen.getByText('Ninguna fila contiene eso.')).toBeVisible();
  await field.fill('');
  await expect.element(screen.getByText('Autorizado a aterrizar')).toBeVisible();
  await expect.element(screen.getByText('3 filas')).not.toBeInTheDocument();
});

test('rows of a table in groups are found by the group too, and a heading without rows goes', async () => {
  const group = (name: string, ...rows: string[]) =>
    `<tbody><tr data-group=""><th colspan="2">${name}</th></tr>${rows.map((row) => `<tr><td>${row}</td></tr>`).join('')}</tbody>`;
  const tables = group('Rodaje', 'Mantenga posición', 'Ceda paso') + group('Aterrizaje', 'Pista libre');
  const html = `<div data-searched=""><div data-table-search="table-1"></div><table id="table-1">${tables}</table></div>`;
  const screen = await stage(stageSource([stageArticle(5, { html })]));
  const field = screen.getByRole('searchbox', { name: 'Buscar en la tabla' });
  await field.fill('rodaje');
  await expect.element(screen.getByText('2 filas')).toBeVisible();
  await expect.element(screen.getByText('Ceda paso')).toBeVisible();
  await expect.element(screen.getByText('Aterrizaje')).not.toBeVisible();
  await field.fill('pista');
  await expect.element(screen.getByText('1 fila')).toBeVisible();
  await expect.element(screen.getByText('Aterrizaje')).toBeVisible();
  await expect.element(screen.getByText('Rodaje')).not.toBeVisible();
  await field.fill('');
  await expect.element(screen.getByText('Rodaje')).toBeVisible();
});

test('dates are long in each language, and a text that is no date stays', async () => {
  const shown = async (date: string, language: 'es' | 'en') => {
    const screen = await stage(stageSource([stageArticle(5, { date })]), { language });
    await expect.element(screen.getByText('Cuerpo del artículo')).toBeVisible();
    const text = screen.container.querySelector('header dd')?.textContent;
    await screen.unmount();
    return text;
  };
  expect(await shown('2025-10-29', 'es')).toBe('29 de octubre de 2025');
  expect(await shown('2025-10-29', 'en')).toBe('October 29, 2025');
  expect(await shown('2025-02-30', 'es')).toBe('2025-02-30');
  expect(await shown('<b>otoño</b>', 'es')).toBe('<b>otoño</b>');
});

test('a cover that cannot be loaded is replaced once', async () => {
  const cover = { ...stageArticle(5).cover, src: '/no-such-cover.png' };
  const screen = await stage(stageSource([stageArticle(5, { cover })]));
  await expect
    .poll(() => screen.container.querySelector('header img')?.getAttribute('src'))
    .toContain('picture-fallback');
});

test('what came with the page is shown at once, and nothing is asked for', async () => {
  const source = { list: vi.fn(), get: vi.fn(), related: vi.fn() } as unknown as BlogSource;
  const [article] = all;
  const screen = await stage(
    source,
    {
      remember: (memory) => {
        memory.keep(articleQuestion(article!.id), article!);
        memory.keep(relatedQuestion(article!.id), all.slice(1, 3));
      },
    },
    all.slice(1, 3),
  );
  await expect.element(screen.getByText('Cuerpo del artículo')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Artículos relacionados' })).toBeVisible();
  for (const call of Object.values(source)) expect(call).not.toHaveBeenCalled();
});

test('a long article lists its parts, and its address can be copied', async () => {
  const sections = ['uno', 'dos', 'tres', 'cuatro'].map((text) => ({ id: `section-${text}`, text }));
  const html = sections.map(({ id, text }) => `<h2 id="${id}">${text}</h2>`).join('');
  const screen = await stage(stageSource([stageArticle(5, { sections, html })]));
  const parts = screen.getByRole('navigation', { name: 'En este artículo' });
  await expect.element(parts.getByRole('link', { name: 'cuatro' })).toHaveAttribute('href', '#section-cuatro');

  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await screen.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect.element(screen.getByText('Enlace copiado')).toBeVisible();
  expect(write).toHaveBeenCalledWith('https://site.invalid/blog/articulo-5');

  write.mockRejectedValue(new Error('not allowed'));
  await screen.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect
    .element(screen.getByText('El navegador no deja copiar. El enlace es https://site.invalid/blog/articulo-5'))
    .toBeVisible();
});
