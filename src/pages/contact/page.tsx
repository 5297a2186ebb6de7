import { CentreCards } from '../../sections/centre-cards/centre-cards.tsx';
import { ContactPanel } from '../../sections/contact-panel/contact-panel.tsx';
import { EnquiryBand } from '../../sections/enquiry-band/enquiry-band.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import type { ContactContent } from './content.ts';

/** The contact page: the form, and every other way to reach the centre. */
export function ContactPage({ hero, form, panel, centres }: ContactContent) {
  return (
    <>
      <PageHeading {...hero} />
      <EnquiryBand form="contact" {...form} />
      <ContactPanel {...panel} />
      <CentreCards {...centres} />
    </>
  );
}
