import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInOffice } from '../../../tests/office-screen.tsx';
import { goTo, readPlace, usePlace } from '../address.ts';
import { Account } from './account.tsx';
import { SearchField } from './search-field.tsx';

const before = location.pathname + location.search;
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', before);
});

test('a search with Enter is not repeated after the wait that follows the last letter', async () => {
  goTo(readPlace('/cursos'));
  const Screen = () => <SearchField place={usePlace()} />;
  const screen = await renderInOffice(<Screen />);
  const push = vi.spyOn(history, 'pushState');
  await userEvent.fill(screen.getByRole('searchbox'), 'pérez');
  (screen.getByRole('searchbox').element() as HTMLInputElement).form?.requestSubmit();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(location.search).toBe('?search=p%C3%A9rez');
  expect(push).toHaveBeenCalledOnce();
});

test('a text is searched once the person stops typing', async () => {
  goTo(readPlace('/cursos'));
  const Screen = () => <SearchField place={usePlace()} />;
  const screen = await renderInOffice(<Screen />);
  await userEvent.fill(screen.getByRole('searchbox'), 'pérez');
  await expect.poll(() => location.search).toBe('?search=p%C3%A9rez');
});

test('a sign-out that fails is reported in the menu', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('away'));
  const screen = await renderInOffice(<Account showKeys={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'ana@example.com' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salir' }));
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('No hay conexión con la oficina. Lo escrito sigue aquí: vuelve a intentarlo.');
});
