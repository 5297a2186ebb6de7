import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { LanguageProvider } from '../../i18n/provider.tsx';
import { es } from '../../i18n/words/es.ts';
import { concealEmail } from '../../site/shell.ts';
import { EmailReveal } from './email-reveal.tsx';

test('the revealed address takes the focus once, and not again when the page is rendered again', async () => {
  const footer = () => (
    <LanguageProvider language="es" words={es}>
      <button type="button">Filtro</button>
      <EmailReveal concealed={concealEmail('info@example.com')} />
    </LanguageProvider>
  );
  const screen = await render(footer());
  await screen.getByRole('button', { name: /correo/ }).click();
  await expect.element(screen.getByRole('link', { name: 'info@example.com' })).toHaveFocus();
  const filter = screen.getByRole('button', { name: 'Filtro' });
  await filter.click();
  await screen.rerender(footer());
  await expect.element(filter).toHaveFocus();
});
