import { Admission } from '../../sections/home/admission.tsx';
import { CampusMap } from '../../sections/campus/campus-map.tsx';
import { CourseBoard } from '../../sections/course-catalogue/course-board.tsx';
import { EnquiryBand } from '../../sections/enquiry-band/enquiry-band.tsx';
import { FacilityTable } from '../../sections/campus/facility-table.tsx';
import { HomeHero } from '../../sections/home/home-hero.tsx';
import { Points } from '../../sections/points/points.tsx';
import { ServiceList } from '../../sections/services/service-list.tsx';
import { defineScreen } from '../page-content.ts';
import { landingContent, type LandingContent } from './content.ts';

export const screen = defineScreen(landingContent, LandingPage);

/** The alternative home page: the same offer, introduced by the future of air traffic. */
function LandingPage(content: LandingContent) {
  return (
    <>
      <HomeHero {...content.hero} />
      <Points {...content.innovation} />
      <CampusMap {...content.campuses} />
      <CourseBoard {...content.programmes} />
      <ServiceList {...content.services} />
      <FacilityTable {...content.facilities} />
      <Admission {...content.admission} />
      <EnquiryBand form="contact" {...content.contact} />
    </>
  );
}
