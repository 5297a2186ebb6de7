import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { stage } from '../elements/element-stage.tsx';
import '../elements/tab-list.ts';
import { Tabs } from './tabs.tsx';

const phases = (
  <Tabs
    label="Fases"
    items={[
      { id: 'phase-1', label: 'Fase 1', content: <p>Conocimientos</p> },
      { id: 'phase-2', label: 'Fase 2', content: <p>FEAST y PDEA</p> },
      { id: 'phase-3', label: 'Fase 3', content: <p>Inglés oral</p> },
    ]}
  />
);

test('the right arrow key and End select tabs, and the first tab follows the last', async () => {
  const screen = stage(phases);
  await expect.element(screen.getByText('Conocimientos')).toBeVisible();
  await expect.element(screen.getByText('FEAST y PDEA')).not.toBeVisible();

  await screen.getByRole('tab', { name: 'Fase 1' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByText('FEAST y PDEA')).toBeVisible();
  await expect.element(screen.getByText('Conocimientos')).not.toBeVisible();

  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('tab', { name: 'Fase 3' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('tabpanel', { name: 'Fase 1' })).toBeVisible();
});

test('the markup has every panel and no style attribute', () => {
  const { innerHTML } = stage(phases).container;
  for (const text of ['Conocimientos', 'FEAST y PDEA', 'Inglés oral']) expect(innerHTML).toContain(text);
  expect(innerHTML).not.toContain('style=');
});
