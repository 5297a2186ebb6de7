import { expect, test, vi } from 'vitest';
import { renderInOffice } from '../../../tests/office-screen.tsx';
import type { FoundText } from '../../schema/office-content.ts';
import { FoundTexts } from './found-texts.tsx';

test('each found text of the website is linked to its field', async () => {
  const found: FoundText[] = [
    { file: 'articles/torre/en.md', path: ['body'], title: 'La torre', label: 'Texto', text: 'The runway lights.' },
  ];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(found));
  const screen = await renderInOffice(<FoundTexts words="runway" isOpen />);
  await expect
    .element(screen.getByRole('link', { name: 'La torre · Texto' }))
    .toHaveAttribute('href', '/articulos?file=articles%2Ftorre%2Fes.md&field=articles%2Ftorre%2Fen.md%23body');
  await expect.element(screen.getByText('1 texto de la web')).toBeVisible();
});
