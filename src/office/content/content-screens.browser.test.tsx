import { afterEach, expect, test, vi } from 'vitest';
import { renderInOffice } from '../../../tests/office-screen.tsx';
import { ContentScreens } from './content-screens.tsx';

afterEach(() => vi.restoreAllMocks());

test('the screen of courses says that the dates are samples, and leads to the field that ends them', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path) =>
    Response.json(path === '/api/waiting/editions' ? { editions: [], sampleDay: '2025-10-30' } : []),
  );
  const screen = await renderInOffice(<ContentScreens view="courses" />);
  await expect.element(screen.getByText(/^Las fechas de la web son de muestra/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: /«Día que cuenta como hoy»/ }))
    .toHaveAttribute('href', '/cursos?file=editions.yaml&field=asOf');
});
