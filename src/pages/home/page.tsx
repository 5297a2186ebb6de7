import { SiteLink } from '../../features/page/site-link.tsx';
import { Admission } from '../../sections/admission/admission.tsx';
import { CampusMap } from '../../sections/campus-map/campus-map.tsx';
import { CertifiedCourses } from '../../sections/certified-courses/certified-courses.tsx';
import { CourseBoard } from '../../sections/course-board/course-board.tsx';
import { EnquiryBand } from '../../sections/enquiry-band/enquiry-band.tsx';
import { FacilityTable } from '../../sections/facility-table/facility-table.tsx';
import { HomeHero } from '../../sections/home-hero/home-hero.tsx';
import { LatestArticles } from '../../sections/latest-articles/latest-articles.tsx';
import { ServiceList } from '../../sections/service-list/service-list.tsx';
import { Taste } from '../../sections/taste/taste.tsx';
import { WhoWeAre } from '../../sections/who-we-are/who-we-are.tsx';
import { defineScreen } from '../page-content.ts';
import { homeContent, type HomeContent } from './content.ts';

export const screen = defineScreen(homeContent, HomePage);

function HomePage(content: HomeContent) {
  return (
    <>
      <HomeHero {...content.hero} />
      <Taste {...content.taste} link={<SiteLink to="position" />} />
      <WhoWeAre {...content.who} />
      <CampusMap {...content.campuses} />
      <CourseBoard {...content.training} />
      <ServiceList {...content.services} />
      <FacilityTable {...content.facilities} />
      <Admission {...content.admission} />
      <CertifiedCourses {...content.certified} />
      <LatestArticles {...content.blog} />
      <EnquiryBand form="contact" {...content.contact} />
    </>
  );
}
