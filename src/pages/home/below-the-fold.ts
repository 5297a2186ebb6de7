// The sections below the first view of both kinds of home page, as one chunk: separate chunks would be larger.
export { Admission } from '../../sections/admission/admission.tsx';
export { CampusMap } from '../../sections/campus-map/campus-map.tsx';
export { CertifiedCourses } from '../../sections/certified-courses/certified-courses.tsx';
export { CourseBoard } from '../../sections/course-board/course-board.tsx';
export { EnquiryBand } from '../../sections/enquiry-band/enquiry-band.tsx';
export { FacilityTable } from '../../sections/facility-table/facility-table.tsx';
export { LatestArticles } from '../../sections/latest-articles/latest-articles.tsx';
export { ServiceList } from '../../sections/service-list/service-list.tsx';
export { Taste } from '../../sections/taste/taste.tsx';
export { WhoWeAre } from '../../sections/who-we-are/who-we-are.tsx';
