import { CardBand } from '../../sections/cards/card-band.tsx';
import { ContactPanel } from '../../sections/enquiry-band/contact-panel.tsx';
import { EnquiryBand } from '../../sections/enquiry-band/enquiry-band.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import { defineScreen } from '../page-content.ts';
import { contactContent, type ContactContent } from './content.ts';

export const screen = defineScreen(contactContent, ContactPage);

/** The contact page: the form, and every other way to reach the centre. */
function ContactPage({ hero, form, panel, centres }: ContactContent) {
  return (
    <>
      <PageHeading {...hero} />
      <EnquiryBand form="contact" {...form} />
      <ContactPanel {...panel} />
      <CardBand tone="land" shape="beside" {...centres} />
    </>
  );
}
