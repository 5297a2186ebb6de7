import { ContactLink } from '../../features/contact/contact-link.tsx';
import { ClosingCall } from '../../sections/closing-call/closing-call.tsx';
import { EnquiryBand } from '../../sections/enquiry-band/enquiry-band.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import { PointGrid } from '../../sections/point-grid/point-grid.tsx';
import { ProgrammeCards } from '../../sections/programme-cards/programme-cards.tsx';
import { ServiceSheets } from '../../sections/service-sheets/service-sheets.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import type { ServicesContent } from './content.ts';

/** What the centre does for organisations. */
export function ServicesPage({ hero, services, programmes, why, closing, form }: ServicesContent) {
  return (
    <>
      <PageHeading {...hero}>
        <SignButton arrow="down" render={<ContactLink />}>
          {closing.action}
        </SignButton>
      </PageHeading>
      <ServiceSheets {...services} />
      <ProgrammeCards {...programmes} />
      <PointGrid {...why} />
      <ClosingCall {...closing} />
      <EnquiryBand form="organisation" {...form} />
    </>
  );
}
