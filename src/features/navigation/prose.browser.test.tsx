import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FixedRouter, usePlace } from './router.tsx';
import { PageSourceContext } from './page-source.tsx';
import { Prose } from './prose.tsx';

const html =
  '<p><a href="/cursos#torre"><strong>Cursos</strong></a> <a href="https://example.org/">Fuera</a> <a href="#aqui">Aquí</a></p>';
const pages = { memory: new Map(), language: 'es', build: 'test', loadScreen: async () => () => null } as const;

function Place() {
  const { pathname, hash } = usePlace();
  return <output>{pathname + hash}</output>;
}

function show() {
  return render(
    <PageSourceContext value={pages}>
      <FixedRouter location="/blog/x">
        <Prose html={html} />
        <Place />
      </FixedRouter>
    </PageSourceContext>,
  );
}

test('links to pages of the site are followed in place, with their anchor', async () => {
  const screen = await show();
  await expect.element(screen.getByRole('status')).toHaveTextContent('/blog/x');
  await screen.getByText('Cursos').click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('/cursos#torre');
});

test('links elsewhere, to an anchor or opened beside are left to the browser', async () => {
  const screen = await show();
  const taken: boolean[] = [];
  const note = (event: Event) => {
    taken.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', note);
  await screen.getByText('Fuera').click();
  await screen.getByText('Aquí').click();
  await screen.getByText('Cursos').click({ modifiers: ['ControlOrMeta'] });
  window.removeEventListener('click', note);
  expect(taken).toEqual([false, false, false]);
  await expect.element(screen.getByRole('status')).toHaveTextContent('/blog/x');
});
