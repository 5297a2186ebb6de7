import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInOffice } from '../../../../tests/office-screen.tsx';
import type { ContentField, FieldValue } from '../../../schema/office-content.ts';
import { FieldControl } from './field-control.tsx';

test('a day is entered as a date, or as the word that stands for it', async () => {
  const choices = [{ value: 'sin leer', label: 'sin leer' }];
  const field: ContentField = { path: [], label: '', control: 'day', value: null, optional: false, choices };
  const onWrite = vi.fn<(value: FieldValue) => void>();
  const attributes = { id: 'day', 'aria-label': 'Leído' };
  const screen = await renderInOffice(<FieldControl {...{ field, onWrite, attributes }} value="sin leer" />);
  await userEvent.fill(screen.getByLabelText('Leído'), '2026-11-23');
  await userEvent.click(screen.getByRole('checkbox', { name: 'sin leer', checked: true }));
  expect(onWrite.mock.calls).toEqual([['2026-11-23'], ['']]);
});
