import { Admission } from '../../sections/admission/admission.tsx';
import { CampusMap } from '../../sections/campus-map/campus-map.tsx';
import { CourseBoard } from '../../sections/course-board/course-board.tsx';
import { EnquiryBand } from '../../sections/enquiry-band/enquiry-band.tsx';
import { FacilityTable } from '../../sections/facility-table/facility-table.tsx';
import { HomeHero } from '../../sections/home-hero/home-hero.tsx';
import { PointGrid } from '../../sections/point-grid/point-grid.tsx';
import { ServiceList } from '../../sections/service-list/service-list.tsx';
import { defineScreen } from '../page-content.ts';
import { landingContent, type LandingContent } from './content.ts';

export const screen = defineScreen(landingContent, LandingPage);

/** The alternative home page: the same offer, introduced by the future of air traffic. */
function LandingPage(content: LandingContent) {
  return (
    <>
      <HomeHero {...content.hero} />
      <PointGrid {...content.innovation} />
      <CampusMap {...content.campuses} />
      <CourseBoard {...content.programmes} />
      <ServiceList {...content.services} />
      <FacilityTable {...content.facilities} />
      <Admission {...content.admission} />
      <EnquiryBand form="contact" {...content.contact} />
    </>
  );
}
