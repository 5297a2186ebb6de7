import { track } from '../features/analytics/track.ts';
import { revealEmail } from '../site/shell.ts';
import { defineElement, part } from './element.ts';

/** Replaces a pressed button by a link to the e-mail address, which `data-concealed` has in the form of `concealEmail`. */
defineElement('email-reveal', (host) => {
  part(host, 'button').addEventListener('click', () => {
    const email = revealEmail(host.dataset.concealed ?? '');
    const link = document.createElement('a');
    Object.assign(link, { href: `mailto:${email}`, textContent: email, className: host.dataset.class ?? '' });
    host.replaceChildren(link);
    link.focus();
    track('email_reveal', { page: location.pathname });
  });
});
