import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInOffice } from '../../../../tests/office-screen.tsx';
import { MarkdownControl } from './markdown-control.tsx';

function Article() {
  const [text, setText] = useState('La torre');
  return <MarkdownControl aria-label="Texto" value={text} onChange={({ target }) => setText(target.value)} />;
}

test('a mark is set by its button or its keys, and can be undone', async () => {
  const screen = await renderInOffice(<Article />);
  const area = screen.getByRole('textbox');
  (area.element() as HTMLTextAreaElement).setSelectionRange(3, 8);
  await userEvent.click(screen.getByRole('button', { name: 'Negrita' }));
  await expect.element(area).toHaveValue('La **torre**');
  await userEvent.keyboard('{Control>}b{/Control}');
  await expect.element(area).toHaveValue('La torre');
  document.execCommand('undo');
  await expect.element(area).toHaveValue('La **torre**');
});
