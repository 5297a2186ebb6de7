import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { LanguageProvider } from '../../i18n/provider.tsx';
import { es } from '../../i18n/words/es.ts';
import '../../styles/main.css';
import { showToast } from './toast-store.ts';
import { Toasts } from './toasts.tsx';

test(
  'one toast at a time: the next takes the place of the one before, and goes by itself',
  { timeout: 12_000 },
  async () => {
    const screen = await render(
      <LanguageProvider language="es" words={es}>
        <Toasts />
      </LanguageProvider>,
    );
    showToast('Primero');
    await expect.element(screen.getByRole('listitem').getByText('Primero')).toBeVisible();
    const shownAt = performance.now();
    showToast('Segundo', { kind: 'success' });
    await expect.element(screen.getByRole('listitem').getByText('Segundo')).toBeVisible();
    await expect.element(screen.getByRole('listitem').getByText('Primero')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('listitem').getByText('Segundo'), { timeout: 7000 }).not.toBeInTheDocument();
    expect(performance.now() - shownAt).toBeGreaterThan(3500);
  },
);
