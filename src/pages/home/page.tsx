import { SiteLink } from '../../features/page/site-link.tsx';
import { Admission } from '../../sections/home/admission.tsx';
import { CampusMap } from '../../sections/campus/campus-map.tsx';
import { CertifiedCourses } from '../../sections/cards/certified-courses.tsx';
import { CourseBoard } from '../../sections/course-catalogue/course-board.tsx';
import { EnquiryBand } from '../../sections/enquiry-band/enquiry-band.tsx';
import { FacilityTable } from '../../sections/campus/facility-table.tsx';
import { HomeHero } from '../../sections/home/home-hero.tsx';
import { LatestArticles } from '../../sections/blog/latest-articles.tsx';
import { ServiceList } from '../../sections/services/service-list.tsx';
import { Taste } from '../../sections/home/taste.tsx';
import { WhoWeAre } from '../../sections/home/who-we-are.tsx';
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
