import type { PictureContent } from '../schema/picture.ts';
import type { CampusId } from '../schema/references.ts';
import type { RouteId } from './routes.ts';

/** A link that leaves the site. */
export type OutsideLink = { label: string; url: string };

/** Holds the surroundings of every page, in one language. */
export type Shell = {
  name: string;
  code: string;
  phone: { display: string; tel: string };
  /** The centre's e-mail as `concealEmail` writes it: harvesters read served HTML, so it does not stand there. */
  email: string;
  /** Where each campus is, by its id, which is also that of its page. */
  addresses: readonly { id: CampusId; campus: string; lines: readonly string[] }[];
  hours: string;
  social: readonly OutsideLink[];
  studentAccess: readonly OutsideLink[];
  /** Says that the dates of courses are samples; not there once they are real. */
  sampleDates?: string | undefined;
  /** The pages of courses, by the names of their courses. */
  courses: readonly { route: RouteId; name: string }[];
  /** Beside every form. */
  tower: PictureContent;
  /** The edition that is announced above every page; none while no edition has places. */
  banner?: AnnouncedCourse | undefined;
};

/** The bar above every page. `sample`: the date is one, and the code's place says so. */
type AnnouncedCourse = {
  code: string;
  sample?: boolean | undefined;
  text: string;
  action: string;
  route: RouteId;
  suffix?: string | undefined;
};

/** Writes an e-mail address so that a harvester does not find it in the page. */
export function concealEmail(email: string): string {
  return btoa([...email].toReversed().join(''));
}

/** Reads the text of `concealEmail`. */
export function revealEmail(concealed: string): string {
  return [...atob(concealed)].toReversed().join('');
}
