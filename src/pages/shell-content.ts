import { bannerContent } from './banner-content.ts';
import { longDate } from '../i18n/format.ts';
import { campusIds } from '../schema/references.ts';
import { fixedPictures } from '../site/fixed-pictures.ts';
import { hiddenRoutes } from '../site/hidden-courses.ts';
import { courseMenu } from '../site/menus.ts';
import { concealEmail, type Shell } from '../site/shell.ts';
import type { ContentRequest } from './page-content.ts';
import { coursePageName } from './course-parts/course-page-name.ts';
import { officeHours } from './campus-parts/office-hours.ts';

/** Picks the content around every page: header, footer and banner. */
export function shellContent({
  content,
  language,
  picture,
  t,
  today,
}: Pick<ContentRequest, 'content' | 'language' | 'picture' | 't' | 'today'>): Shell {
  const { centre } = content;
  const { asOf } = content.editions;
  const hidden = hiddenRoutes(content);
  const { name, code, phone, email, addresses, social, studentAccess } = centre;
  return {
    name,
    code,
    codeIsSample: content.samples.shown && centre.samples.includes('code'),
    phone,
    email: concealEmail(email),
    addresses: campusIds.map((id) => ({
      id,
      campus: content.campuses[id].name[language],
      lines: [addresses[id].street, `${addresses[id].postalCode} ${addresses[id].city}`],
    })),
    hours: officeHours(centre.officeHours, language),
    social: [
      { label: 'LinkedIn', url: social.linkedin },
      { label: 'Instagram', url: social.instagram },
      { label: 'Facebook', url: social.facebook },
      { label: 'X', url: social.x },
    ],
    studentAccess: studentAccess.map(({ label, url }) => ({ label: label[language], url })),
    sampleDates: asOf && t('footer.sampleDates', { day: longDate(asOf, language) }),
    courses: courseMenu
      .filter((route) => !hidden.has(route))
      .map((route) => ({ route, name: coursePageName(content, route)[language] })),
    formPicture: picture(fixedPictures.besideForms),
    banner: bannerContent({ content, language, t, today }),
  };
}
