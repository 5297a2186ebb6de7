import { BelowTheFold } from '../../features/navigation/below-the-fold.tsx';
import { lazySection } from '../../features/navigation/lazy-section.tsx';
import { HomeHero } from '../../sections/home-hero/home-hero.tsx';
import type { LandingContent } from './content.ts';

const below = () => import('../home/below-the-fold.ts');
const CampusMap = lazySection(() => below().then((module) => module.CampusMap));
const CourseBoard = lazySection(() => below().then((module) => module.CourseBoard));
const EnquiryBand = lazySection(() => below().then((module) => module.EnquiryBand));
const FacilityTable = lazySection(() => below().then((module) => module.FacilityTable));
const Admission = lazySection(() => below().then((module) => module.Admission));
const PointGrid = lazySection(() =>
  import('../../sections/point-grid/point-grid.tsx').then((module) => module.PointGrid),
);
const ServiceList = lazySection(() => below().then((module) => module.ServiceList));

/** The alternative home page: the same offer, introduced by the future of air traffic. */
export function LandingPage(content: LandingContent) {
  return (
    <>
      <HomeHero {...content.hero} />
      <BelowTheFold>
        <PointGrid {...content.innovation} />
        <CampusMap {...content.campuses} />
        <CourseBoard folded {...content.programmes} />
        <ServiceList {...content.services} />
        <FacilityTable {...content.facilities} />
        <Admission {...content.admission} />
        <EnquiryBand form="contact" {...content.contact} />
      </BelowTheFold>
    </>
  );
}
