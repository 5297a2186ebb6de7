// The sections below the first view of both home pages, as one chunk: a dozen small ones would weigh more.
export { CampusMap } from '../../sections/campus-map/campus-map.tsx';
export { CertifiedCourses } from '../../sections/certified-courses/certified-courses.tsx';
export { Climb } from '../../sections/climb/climb.tsx';
export { CourseBoard } from '../../sections/course-board/course-board.tsx';
export { EnquiryBand } from '../../sections/enquiry-band/enquiry-band.tsx';
export { Facilities } from '../../sections/facilities/facilities.tsx';
export { LatestArticles } from '../../sections/latest-articles/latest-articles.tsx';
export { ServiceList } from '../../sections/service-list/service-list.tsx';
