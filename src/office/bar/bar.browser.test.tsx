import { useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInOffice } from '../../../tests/office-screen.tsx';
import type { EnquiryLine } from '../../schema/office.ts';
import { goTo, readPlace, usePlace } from '../address.ts';
import { Account } from './account.tsx';
import { changeLanguage } from '../words/words.ts';
import { KeyList } from './key-list.tsx';
import { SearchField } from './search-field.tsx';

const before = location.pathname + location.search;
afterEach(() => {
  changeLanguage('es');
  history.replaceState(null, '', before);
});

test('a search with Enter is not repeated after the wait that follows the last letter', async () => {
  goTo(readPlace('/cursos'));
  const Screen = () => <SearchField place={usePlace()} enquiries={{ lines: [], isOld: false }} />;
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
  const Screen = () => <SearchField place={usePlace()} enquiries={{ lines: [], isOld: false }} />;
  const screen = await renderInOffice(<Screen />);
  await userEvent.fill(screen.getByRole('searchbox'), 'pérez');
  await expect.poll(() => location.search).toBe('?search=p%C3%A9rez');
});

test('Enter moves to the first line found, not to one of the list before; an enquiry opened meanwhile stays open', async () => {
  goTo(readPlace('/'));
  const [old, found] = [{ id: 'old' }, { id: 'found' }] as EnquiryLine[];
  let finish = (): void => undefined;
  function Screen() {
    const [isOld, setOld] = useState(true);
    useEffect(() => {
      finish = () => setOld(false);
    }, []);
    const line = isOld ? old! : found!;
    return (
      <>
        <SearchField place={usePlace()} enquiries={{ lines: [line], isOld }} />
        <a id={`line-${line.id}`} href={`/?enquiry=${line.id}`}>
          {line.id}
        </a>
      </>
    );
  }
  const screen = await renderInOffice(<Screen />);
  await userEvent.fill(screen.getByRole('searchbox'), 'pérez');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.id).not.toBe('line-old');
  finish();
  await expect.poll(() => document.activeElement?.id).toBe('line-found');

  await userEvent.fill(screen.getByRole('searchbox'), 'pére');
  screen.getByRole('link').element().focus();
  goTo(readPlace('/?search=pérez&enquiry=found'));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(readPlace(location.pathname + location.search).enquiry).toBe('found');
});

test('the menu closes after a change of the language', async () => {
  // Other components tested at the same time read the same storage.
  vi.spyOn(Storage.prototype, 'setItem').mockReturnValue();
  const screen = await renderInOffice(<Account showKeys={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'ana@example.com' }));
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  await expect.element(screen.getByText('Español')).not.toBeVisible();
});

test.each([
  ['es', 'jConsulta siguientekConsulta anterior'],
  ['en', 'jNext enquirykPrevious enquiry'],
] as const)('the list of keys says where j and k lead (%s)', async (language, words) => {
  vi.spyOn(Storage.prototype, 'setItem').mockReturnValue();
  changeLanguage(language);
  const { container } = await renderInOffice(<KeyList isOpen open={() => {}} close={() => {}} />);
  expect(container.querySelector('dl')?.textContent).toContain(words);
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
