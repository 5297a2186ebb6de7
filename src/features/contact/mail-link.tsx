import { useEffect, useState, type ComponentProps } from 'react';
import { useLanguage } from '../../i18n/provider.tsx';
import { pathTo } from '../../site/links.ts';
import { revealEmail } from '../../site/shell.ts';

/** A message to be written: the address as `concealEmail` writes it, and the subject. */
export type Mail = { address: string; subject: string };

/**
 * A link that opens a new message. To hide the address from harvesters, the link leads to the contact page in the
 * served markup, and without JavaScript.
 */
export function MailLink({
  mail: { address, subject },
  ...anchor
}: Omit<ComponentProps<'a'>, 'href'> & { mail: Mail }) {
  const [href, setHref] = useState(pathTo('contact', useLanguage()));
  useEffect(() => setHref(`mailto:${revealEmail(address)}?subject=${encodeURIComponent(subject)}`), [address, subject]);
  return <a {...anchor} href={href} />;
}
