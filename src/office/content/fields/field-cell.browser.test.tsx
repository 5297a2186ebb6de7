import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInOffice } from '../../../../tests/office-screen.tsx';
import type { ContentField, FieldProblem } from '../../../schema/office-content.ts';
import type { Slot } from '../editor/slots.ts';
import { Problems } from '../publish/problems.tsx';
import { FieldValueCell } from './field-cell.tsx';
import { forgetMoved } from './shown-problems.ts';

/** The title of a visit, with a problem of the content check. */
function cell(index: number, value: string) {
  const [file, path] = ['visits.yaml', ['visits', index, 'title']];
  const field: ContentField = { path, label: `Título ${index}`, control: 'line', value, optional: false, least: 3 };
  const slot: Slot = { language: null, value, places: [{ file, path }] };
  const problems: FieldProblem[] = [{ file, path, line: 1, message: { es: 'Falta el texto.', en: 'It is missing.' } }];
  return { problems, element: <FieldValueCell key={index} {...{ field, slot, problems }} /> };
}

test('a missing value is a problem once its field is left, and none again in a new item at its place', async () => {
  const screen = await renderInOffice(<>{[cell(0, '').element, cell(1, '').element]}</>);
  const problem = screen.getByText('Falta el texto.');
  await expect.element(screen.getByText('(obligatorio)').first()).toBeVisible();
  await expect.element(problem).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('textbox', { name: 'Título 1 (obligatorio)' }));
  await userEvent.tab();
  await expect.element(problem).toBeVisible();
  await expect
    .element(screen.getByRole('textbox', { name: 'Título 0 (obligatorio)' }))
    .not.toHaveAttribute('aria-invalid');
  forgetMoved('visits.yaml', { kind: 'insert', path: ['visits'], at: 2 });
  await expect.element(problem).toBeVisible();
  forgetMoved('visits.yaml', { kind: 'remove', path: ['visits'], at: 1 });
  await expect.element(problem).not.toBeInTheDocument();
});

test('a wrong value is a problem at once', async () => {
  const screen = await renderInOffice(cell(2, 'x').element);
  await expect.element(screen.getByText('Falta el texto.')).toBeVisible();
});

test('a missing value is a problem once the list of what stops a publication has shown it', async () => {
  const { problems, element } = cell(3, '');
  const screen = await renderInOffice(
    <>
      <Problems problems={problems} />
      {element}
    </>,
  );
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('aria-invalid');
});
