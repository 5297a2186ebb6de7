import { lazySection } from '../../features/navigation/lazy-section.tsx';
import { HomeHero } from '../../sections/home-hero/home-hero.tsx';
import type { LandingContent } from './content.ts';

const CampusMap = lazySection(() =>
  import('../../sections/campus-map/campus-map.tsx').then((module) => module.CampusMap),
);
const CourseBoard = lazySection(() =>
  import('../../sections/course-board/course-board.tsx').then((module) => module.CourseBoard),
);
const EnquiryBand = lazySection(() =>
  import('../../sections/enquiry-band/enquiry-band.tsx').then((module) => module.EnquiryBand),
);
const Facilities = lazySection(() =>
  import('../../sections/facilities/facilities.tsx').then((module) => module.Facilities),
);
const PointGrid = lazySection(() =>
  import('../../sections/point-grid/point-grid.tsx').then((module) => module.PointGrid),
);
const ServiceList = lazySection(() =>
  import('../../sections/service-list/service-list.tsx').then((module) => module.ServiceList),
);

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
