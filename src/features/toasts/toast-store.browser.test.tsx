import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { LanguageProvider } from '../../i18n/provider.tsx';
import { es } from '../../i18n/words/es.ts';
import '../../styles/main.css';
import { showToast } from './toast-store.ts';
import { Toasts } from './toasts.tsx';

test('one toast at a time: the next takes the place of the one before, and both are announced', async () => {
  const screen = await render(
    <LanguageProvider language="es" words={es}>
      <Toasts />
    </LanguageProvider>,
  );
  showToast('Primero');
  await expect.element(screen.getByRole('listitem').getByText('Primero')).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Primero');
  showToast('Segundo', { kind: 'success' });
  await expect.element(screen.getByRole('listitem').getByText('Segundo')).toBeVisible();
  await expect.element(screen.getByRole('listitem').getByText('Primero')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Segundo');
});
