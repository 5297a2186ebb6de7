import { afterEach, expect, test, vi } from 'vitest';
import { renderInOffice } from '../../../../tests/office-screen.tsx';
import { editorOf } from './file-editor.ts';
import { KeptState, Refused } from './kept-state.tsx';

const file = 'centre.yaml';
afterEach(() => localStorage.clear());

test('a refused change says why in the words of the screen', async () => {
  const refusal = { problem: 'owners-field', message: 'said by the server' };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(refusal, { status: 403 }));
  const screen = await renderInOffice(<Refused file={file} />);
  editorOf(file).write(['email'], 'otro@example.com');
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('alert').element().textContent).toMatch(/lo cambia quien dirige la oficina/);
});

test('the two files of an article have one state, the worse one', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}, { status: 403 }));
  const [spanish, english] = ['articles/torre/es.md', 'articles/torre/en.md'];
  const screen = await renderInOffice(<KeptState files={[spanish, english]} />);
  editorOf(english).write(['title'], 'The tower');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Sin guardar: mira lo marcado.');
});
