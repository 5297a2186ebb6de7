import { SiteLink } from '../../features/page/site-link.tsx';
import { CardBand } from '../../sections/cards/card-band.tsx';
import { ClosingCall } from '../../sections/closing-call/closing-call.tsx';
import { EnquiryBand } from '../../sections/enquiry-band/enquiry-band.tsx';
import { FacilityTable } from '../../sections/campus/facility-table.tsx';
import { OfferAnswers } from '../../sections/services/offer-answers.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import { Points } from '../../sections/points/points.tsx';
import { Waypoints } from '../../sections/points/waypoints.tsx';
import { ServiceSheets } from '../../sections/services/service-sheets.tsx';
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
      <CardBand tone="deep" hold leadPlace="beside" abreast={3} {...programmes} />
      <OfferAnswers {...offer} />
      {facilities.rows.length > 0 && <FacilityTable {...facilities} />}
      <Points shape="cases" tone="sea" {...references} />
      <Points {...why} />
      <Waypoints {...proposal} tone="land" end="goal" />
      <ClosingCall {...closing} to="proposal" />
      <EnquiryBand form="organisation" title={form.title} intro={form.intro} />
    </>
  );
}
