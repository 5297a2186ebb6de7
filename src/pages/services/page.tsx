import { SiteLink } from '../../features/page/site-link.tsx';
import { ClosingCall } from '../../sections/closing-call/closing-call.tsx';
import { EnquiryBand } from '../../sections/enquiry-band/enquiry-band.tsx';
import { FacilityTable } from '../../sections/facility-table/facility-table.tsx';
import { OfferAnswers } from '../../sections/offer-answers/offer-answers.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import { PointGrid } from '../../sections/point-grid/point-grid.tsx';
import { ProgrammeCards } from '../../sections/programme-cards/programme-cards.tsx';
import { ReferenceList } from '../../sections/reference-list/reference-list.tsx';
import { ServiceSheets } from '../../sections/service-sheets/service-sheets.tsx';
import { Waypoints } from '../../sections/waypoints/waypoints.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import { defineScreen } from '../page-content.ts';
import { servicesContent, type ServicesContent } from './content.ts';

export const screen = defineScreen(servicesContent, ServicesPage);

/** Presents the services for organisations. */
function ServicesPage(content: ServicesContent) {
  const { hero, services, programmes, offer, facilities, references, why, proposal, closing, form } = content;
  return (
    <>
      <PageHeading {...hero}>
        <SignButton arrow="forward" render={<SiteLink to="proposal" />}>
          {closing.action}
        </SignButton>
      </PageHeading>
      <ServiceSheets {...services} />
      <ProgrammeCards {...programmes} />
      <OfferAnswers {...offer} />
      {facilities.rows.length > 0 && <FacilityTable {...facilities} />}
      <ReferenceList {...references} />
      <PointGrid {...why} />
      <Waypoints {...proposal} tone="land" end="goal" />
      <ClosingCall {...closing} to="proposal" />
      <EnquiryBand form="organisation" title={form.title} intro={form.intro} />
    </>
  );
}
