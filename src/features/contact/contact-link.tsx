import type { ComponentProps } from 'react';
import { SiteLink } from '../page/site-link.tsx';

/** A link to the contact section of the page, or to the contact page if the page has none. */
export function ContactLink(anchor: Omit<ComponentProps<'a'>, 'href'>) {
  return <SiteLink {...anchor} to="contact" data-section="contact-section" />;
}
