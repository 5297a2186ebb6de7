import type { PictureContent } from '../schema/picture.ts';
import type { CampusId } from '../schema/references.ts';
import type { RouteId } from './routes.ts';

/** A link to an external page. */
export type OutsideLink = { label: string; url: string };

/** The content around every page, in one language. */
export type Shell = {
  name: string;
  code: string;
  /** Whether the owner has yet to confirm the code of the certificate. */
  codeIsSample?: boolean | undefined;
  phone: { display: string; tel: string };
  /** The centre's e-mail, concealed by `concealEmail`, so that harvesters do not find it in served HTML. */
  email: string;
  /** The address of each campus; `id` is the id of the campus and of its page. */
  addresses: readonly { id: CampusId; campus: string; lines: readonly string[] }[];
  hours: string;
  social: readonly OutsideLink[];
  studentAccess: readonly OutsideLink[];
  /** The sentence that says that the dates of courses are samples; undefined once they are real. */
  sampleDates?: string | undefined;
  /** The course pages, each with the name of its course. */
  courses: readonly { route: RouteId; name: string }[];
  /** The picture beside forms without a picture of their own. */
  formPicture: PictureContent;
  /** The edition announced above every page; undefined while no edition has places. */
  banner?: AnnouncedCourse | undefined;
};

/** The bar above every page. `sample`: the date is a sample, and a label replaces the code. */
type AnnouncedCourse = {
  code: string;
  sample?: boolean | undefined;
  text: string;
  action: string;
  route: RouteId;
  anchor?: string | undefined;
};

/** Conceals an e-mail address, so that harvesters do not find it in the page. */
export function concealEmail(email: string): string {
  return btoa([...email].toReversed().join(''));
}

/** Reveals an address that `concealEmail` has concealed. */
export function revealEmail(concealed: string): string {
  return [...atob(concealed)].toReversed().join('');
}
