import type { ComponentProps } from 'react';
import { useLanguage } from '../../i18n/provider.tsx';
import { pathTo } from '../../site/links.ts';

/** A message to be written: the address as `concealEmail` writes it, and the subject. */
export type Mail = { address: string; subject: string };

type MailLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  mail: Mail;
  /** Sentence with `{email}`, shown after a press in the element with `data-mail-said`: not every device has a mail program. */
  said?: string;
};

/**
 * A link that opens a new message. To hide the address from harvesters, the link leads to the contact page in the
 * served markup, and without JavaScript; `mail-link` gives it the address.
 */
export function MailLink({ mail: { address, subject }, said, ...anchor }: MailLinkProps) {
  return (
    <mail-link data-concealed={address} data-subject={subject} data-said={said}>
      <a {...anchor} href={pathTo('contact', useLanguage())} />
    </mail-link>
  );
}
