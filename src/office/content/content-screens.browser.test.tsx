import { afterEach, expect, test, vi } from 'vitest';
import { renderInOffice } from '../../../tests/office-screen.tsx';
import { readPlace } from '../address.ts';
import { ContentScreens } from './content-screens.tsx';
import { SheetEditor } from './editor/sheet-editor.tsx';

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

test('an article shows the problems of both its files', async () => {
  const [es, en] = ['articles/torre/es.md', 'articles/torre/en.md'];
  const problems = [es, en].map((file, line) => ({ file, line, path: null, message: { es: `Falta en ${file}` } }));
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path: unknown) => {
    if (path === '/api/content/problems') return Response.json(problems);
    if (!String(path).startsWith('/api/content/file?')) return Response.json({ documents: [], isShown: true });
    const file = new URL(String(path), location.href).searchParams.get('file');
    return Response.json({ file, title: 'Torre', version: '1', groups: [], pages: [] });
  });
  const screen = await renderInOffice(<SheetEditor place={readPlace('/articulos')} file={es} />);
  await expect.element(screen.getByText(`Falta en ${es}`)).toBeVisible();
  await expect.element(screen.getByText(`Falta en ${en}`)).toBeVisible();
});
