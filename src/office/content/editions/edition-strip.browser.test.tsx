import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ContentGroup } from '../../../schema/office-content.ts';
import { EditionStrip } from './edition-strip.tsx';
import { courseValues, editionValues } from './edition-values.ts';

test('an edition can be called off, but not beside its open form', async () => {
  const item: ContentGroup = { id: 'editions.0', label: '', fields: [], groups: [] };
  const screen = await render(
    <EditionStrip
      item={item}
      index={0}
      values={editionValues(item)}
      course={courseValues([])}
      isBusy={false}
      change={async () => true}
    >
      {() => null}
    </EditionStrip>,
  );
  const callOff = screen.getByRole('button', { name: /^No se celebra/ });
  await expect.element(callOff).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Cambiar fecha/ }));
  await expect.element(callOff).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Dejarlo' }));
  await expect.element(callOff).toBeVisible();
});
