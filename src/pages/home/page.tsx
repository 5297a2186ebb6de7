import { lazySection } from '../../features/navigation/lazy-section.tsx';
import { HomeHero } from '../../sections/home-hero/home-hero.tsx';
import type { HomeContent } from './content.ts';

const CampusMap = lazySection(() =>
  import('../../sections/campus-map/campus-map.tsx').then((module) => module.CampusMap),
);
const CertifiedCourses = lazySection(() =>
  import('../../sections/certified-courses/certified-courses.tsx').then((module) => module.CertifiedCourses),
);
const Climb = lazySection(() => import('../../sections/climb/climb.tsx').then((module) => module.Climb));
const CourseBoard = lazySection(() =>
  import('../../sections/course-board/course-board.tsx').then((module) => module.CourseBoard),
);
const EnquiryBand = lazySection(() =>
  import('../../sections/enquiry-band/enquiry-band.tsx').then((module) => module.EnquiryBand),
);
const Facilities = lazySection(() =>
  import('../../sections/facilities/facilities.tsx').then((module) => module.Facilities),
);
const LatestArticles = lazySection(() =>
  import('../../sections/latest-articles/latest-articles.tsx').then((module) => module.LatestArticles),
);
const ServiceList = lazySection(() =>
  import('../../sections/service-list/service-list.tsx').then((module) => module.ServiceList),
);

/** The home page. */
export function HomePage(content: HomeContent) {
  return (
    <>
      <HomeHero {...content.hero} />
      <Climb {...content.who} />
      <CampusMap {...content.campuses} />
      <CourseBoard {...content.training} />
      <ServiceList {...content.services} />
      <Facilities {...content.facilities} />
      <CertifiedCourses {...content.certified} />
      <LatestArticles {...content.blog} />
      <EnquiryBand form="contact" {...content.contact} />
    </>
  );
}
