import { BelowTheFold } from '../../features/navigation/below-the-fold.tsx';
import { lazySection } from '../../features/navigation/lazy-section.tsx';
import { SiteLink } from '../../features/navigation/site-link.tsx';
import { HomeHero } from '../../sections/home-hero/home-hero.tsx';
import type { HomeContent } from './content.ts';

const below = () => import('./below-the-fold.ts');
const CampusMap = lazySection(() => below().then((module) => module.CampusMap));
const CertifiedCourses = lazySection(() => below().then((module) => module.CertifiedCourses));
const CourseBoard = lazySection(() => below().then((module) => module.CourseBoard));
const EnquiryBand = lazySection(() => below().then((module) => module.EnquiryBand));
const Admission = lazySection(() => below().then((module) => module.Admission));
const LatestArticles = lazySection(() => below().then((module) => module.LatestArticles));
const FacilityTable = lazySection(() => below().then((module) => module.FacilityTable));
const ServiceList = lazySection(() => below().then((module) => module.ServiceList));
const Taste = lazySection(() => below().then((module) => module.Taste));
const WhoWeAre = lazySection(() => below().then((module) => module.WhoWeAre));

export function HomePage(content: HomeContent) {
  return (
    <>
      <HomeHero {...content.hero} />
      <BelowTheFold>
        <WhoWeAre {...content.who} />
        <Taste {...content.taste} link={<SiteLink to="position" />} />
        <CampusMap {...content.campuses} />
        <CourseBoard folded {...content.training} />
        <ServiceList {...content.services} />
        <FacilityTable {...content.facilities} />
        <Admission {...content.admission} />
        <CertifiedCourses {...content.certified} />
        <LatestArticles {...content.blog} />
        <EnquiryBand form="contact" {...content.contact} />
      </BelowTheFold>
    </>
  );
}
