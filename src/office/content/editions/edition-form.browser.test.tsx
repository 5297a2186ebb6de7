import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EditionForm } from './edition-form.tsx';
import type { CourseValues } from './edition-values.ts';

const course: CourseValues = { length: null, places: null, price: null, campuses: ['madrid'] };
const typed = { campus: 'madrid', kind: 'day', day: '2027-03-01', month: '', end: '2027-03-31', places: '' } as const;

test('the last day, as stored or typed, moves by as many days as the first one', async () => {
  const screen = await render(
    <EditionForm
      label="Edición"
      course={course}
      before={{ typed, length: null }}
      action="Guardar"
      isBusy={false}
      onKeep={() => {}}
      onLeave={() => {}}
    />,
  );
  const [first, last] = [screen.getByLabelText(/^Primer día/), screen.getByLabelText(/^Último día/)];
  await userEvent.fill(first, '2027-03-08');
  await expect.element(last).toHaveValue('2027-04-07');
  await userEvent.fill(last, '2027-05-01');
  await userEvent.fill(first, '2027-03-10');
  await expect.element(last).toHaveValue('2027-05-03');
});
