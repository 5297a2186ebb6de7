import { useWords } from '../../i18n/provider.tsx';
import { Accommodation } from '../../sections/cards/accommodation.tsx';
import { CampusGallery } from '../../sections/campus/campus-gallery.tsx';
import { CampusStory } from '../../sections/campus/campus-story.tsx';
import { CourseBoard } from '../../sections/course-catalogue/course-board.tsx';
import { EnquiryBand } from '../../sections/enquiry-band/enquiry-band.tsx';
import { FacilityTable } from '../../sections/campus/facility-table.tsx';
import { GettingHere } from '../../sections/campus/getting-here.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import { Points } from '../../sections/points/points.tsx';
import { VisitLines } from '../../sections/visits/visit-lines.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import { defineScreen } from '../page-content.ts';
import { campusContent, type CampusContent } from './content.ts';

export const screen = defineScreen(campusContent, CampusPage);

/** The page of a campus. */
function CampusPage({ id, ...campus }: CampusContent) {
  const t = useWords();
  return (
    <>
      <PageHeading {...campus.hero}>
        <SignButton arrow="down" render={<a href="#contact-section" />}>
          {t('course.request')}
        </SignButton>
      </PageHeading>
      <CampusGallery {...campus.gallery} />
      <CampusStory {...campus.story}>
        <VisitLines lines={campus.visits} />
      </CampusStory>
      <Points tone="land" {...campus.highlights} />
      <CourseBoard {...campus.courses} action={t('home.courses')} />
      <FacilityTable {...campus.facilities} />
      <GettingHere {...campus.gettingHere} />
      {campus.accommodation && <Accommodation {...campus.accommodation} />}
      <EnquiryBand form="campus" campus={id} {...campus.form} />
    </>
  );
}
