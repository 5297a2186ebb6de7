import { afterEach, expect, test, vi } from 'vitest';
import { renderInOffice } from '../../../../tests/office-screen.tsx';
import type { ContentFileLine } from '../../../schema/office-content.ts';
import { readPlace } from '../../address.ts';
import { FileList } from './file-list.tsx';

afterEach(() => vi.restoreAllMocks());

test('files are in the order of their titles', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([]));
  const plain = { chapter: 'texts', isChanged: false, lagging: 0, isHidden: false } as const;
  const lines = [
    ['pages/404.yaml', 'Página no encontrada'],
    ['pages/about.yaml', 'Ámbito'],
    ['pages/b.yaml', 'Bloque 10'],
    ['pages/c.yaml', 'Bloque 2'],
  ].map(([file, title]): ContentFileLine => ({ ...plain, file: file!, title: title! }));
  const screen = await renderInOffice(
    <FileList label="Textos" place={readPlace('/textos')} lines={lines} words={{ hidden: '', shown: '' }} />,
  );
  expect(
    screen
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['Ámbito', 'Bloque 2', 'Bloque 10', 'Página no encontrada']);
});
