import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/main.css';
import { InstructorSearch } from './instructor-search.tsx';

const names = ['Alba R.', 'Andrés M.', 'Marcos D.'];

function Search() {
  const [search, setSearch] = useState('');
  return (
    <InstructorSearch
      label="Instructor"
      placeholder="Buscar instructor..."
      clear="Borrar búsqueda"
      none="No se encontraron instructores."
      search={search}
      matches={names.filter((name) => name.toLowerCase().includes(search.toLowerCase()))}
      count=""
      onSearch={setSearch}
    />
  );
}

test('Escape first closes the list and keeps the text, then clears the text', async () => {
  const screen = await render(<Search />);
  const field = screen.getByRole('combobox');
  await field.fill('mar');
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('mar');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
});

test('the arrow keys wrap around at both ends of the list', async () => {
  const screen = await render(<Search />);
  screen.getByRole('combobox').element().focus();
  const marked = () => screen.getByRole('option', { selected: true }).element().textContent;
  await userEvent.keyboard('{ArrowUp}');
  expect(marked()).toBe('Marcos D.');
  await userEvent.keyboard('{ArrowDown}');
  expect(marked()).toBe('Alba R.');
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
  expect(marked()).toBe('Marcos D.');
});

test('Enter selects only a marked name', async () => {
  const screen = await render(<Search />);
  const field = screen.getByRole('combobox');
  await field.fill('a');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('a');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(field).toHaveValue('Andrés M.');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
});
