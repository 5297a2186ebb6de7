import type { ComponentProps, MouseEvent } from 'react';
import { isForTheBrowser, useNavigate } from '../navigation/router.tsx';
import { SiteLink } from '../navigation/site-link.tsx';

/** The anchor of the section that holds a page's form. */
const contactSection = 'contact-section';

/**
 * A call to write to the centre: it scrolls to the contact section of the page, or goes to the contact page where there
 * is none. Which of them is known only at the click: the address that stands in the page, also without JavaScript, is the
 * contact page's.
 */
export function ContactLink(anchor: Omit<ComponentProps<'a'>, 'href' | 'onClick'>) {
  const navigate = useNavigate();
  function scrollIfHere(event: MouseEvent) {
    if (isForTheBrowser(event) || !document.getElementById(contactSection)) return;
    event.preventDefault();
    navigate(`${window.location.search}#${contactSection}`);
  }
  return <SiteLink {...anchor} to="contact" onClick={scrollIfHere} />;
}
