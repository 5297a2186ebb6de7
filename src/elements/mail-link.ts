import { revealEmail } from '../site/shell.ts';
import { defineElement, part } from './element.ts';

/** Gives a link its e-mail address and subject. With `data-said`, a press shows the address as text too. */
defineElement('mail-link', (host) => {
  const { concealed = '', subject = '', said } = host.dataset;
  const email = revealEmail(concealed);
  const link = part<HTMLAnchorElement>(host, 'a');
  link.href = `mailto:${email}?subject=${encodeURIComponent(subject)}`;
  if (said)
    link.addEventListener('click', () => {
      document.querySelector('[data-mail-said]')!.textContent = said.replace('{email}', email);
    });
});
