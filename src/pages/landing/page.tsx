import { CampusMap } from '../../sections/campus-map/campus-map.tsx';
import { CourseBoard } from '../../sections/course-board/course-board.tsx';
import { EnquiryBand } from '../../sections/enquiry-band/enquiry-band.tsx';
import { Facilities } from '../../sections/facilities/facilities.tsx';
import { HomeHero } from '../../sections/home-hero/home-hero.tsx';
import { PointGrid } from '../../sections/point-grid/point-grid.tsx';
import { ServiceList } from '../../sections/service-list/service-list.tsx';
import type { LandingContent } from './content.ts';

/** The alternative home page: the same offer, told from where air traffic is going. */
export function LandingPage(content: LandingContent) {
  return (
    <>
      <HomeHero {...content.hero} />
      <PointGrid {...content.innovation} />
      <CampusMap {...content.campuses} />
      <CourseBoard {...content.programmes} />
      <ServiceList {...content.services} />
      <Facilities {...content.facilities} />
      <EnquiryBand form="contact" {...content.contact} />
    </>
  );
}
