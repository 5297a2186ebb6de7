import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { PictureCut } from '../../schema/office-pictures.ts';
import { CropPart } from './crop-part.tsx';

const address = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='1600' height='2000'/>`;
const taken = { upload: 'x', width: 1600, height: 2000, address };

test('a picture is cut to the shape of its place, arrow keys move the cut, and previews show the crops of pages', async () => {
  const onCut = vi.fn<(cut: PictureCut) => void>();
  const screen = await render(<CropPart taken={taken} places={['card', 'stay']} focus={null} onCut={onCut} />);
  expect(onCut).toHaveBeenLastCalledWith({ x: 0, y: 0.25, width: 1, height: 0.5 });
  await expect.element(screen.getByText('Queda en 1.600 × 1.000 píxeles.')).toBeVisible();
  expect([...document.querySelectorAll('li svg')].map((frame) => frame.getAttribute('viewBox'))).toEqual([
    '0 500 1600 1000',
    '0 600 1600 800',
    '0 680 1600 640',
  ]);

  const frame = screen.getByRole('group', { name: /Recuadro/ });
  (frame.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => onCut.mock.lastCall?.[0].y).toBeGreaterThan(0.25);

  await userEvent.selectOptions(screen.getByRole('combobox'), 'whole');
  expect(onCut).toHaveBeenLastCalledWith({ x: 0, y: 0, width: 1, height: 1 });
});
