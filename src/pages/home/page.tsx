import { CampusMap } from '../../sections/campus-map/campus-map.tsx';
import { CertifiedCourses } from '../../sections/certified-courses/certified-courses.tsx';
import { Climb } from '../../sections/climb/climb.tsx';
import { CourseBoard } from '../../sections/course-board/course-board.tsx';
import { EnquiryBand } from '../../sections/enquiry-band/enquiry-band.tsx';
import { Facilities } from '../../sections/facilities/facilities.tsx';
import { HomeHero } from '../../sections/home-hero/home-hero.tsx';
import { LatestArticles } from '../../sections/latest-articles/latest-articles.tsx';
import { ServiceList } from '../../sections/service-list/service-list.tsx';
import type { HomeContent } from './content.ts';

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
