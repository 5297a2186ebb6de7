import { z } from 'zod';
import { routeIds } from '../site/routes.ts';

/**
 * References to other content files: a picture of `content/pictures.yaml`, a course of `content/courses`. A schema
 * cannot read those files, so the content check looks up every value registered here.
 */
export const references = z.registry<{ to: ReferenceTarget }>();
export type ReferenceTarget = 'picture' | 'course' | 'course with a page' | 'article';

/** Id of a picture in `content/pictures.yaml`. */
export const pictureId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a picture id has small letters, digits and hyphens: campus-madrid-3-tower')
  .register(references, { to: 'picture' });

const courseFile = () => z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a course id is the name of its file');

/** Id of a course: the name of its file in `content/courses`, without the extension. */
export const courseId = courseFile().register(references, { to: 'course' });

/** Id of a course that can be linked: it has a page of its own or a section on a shared one. */
export const linkedCourseId = courseFile().register(references, { to: 'course with a page' });

/** Id of an article: the name of its folder in `content/articles`. */
export const articleId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an article id is the name of its folder')
  .register(references, { to: 'article' });

/** The campuses, each a file in `content/campuses` and a page of the route table with the same id. */
export const campusIds = ['madrid', 'canarias'] as const;

/** Id of a campus: the name of its file in `content/campuses`, without the extension. */
export const campusId = z.enum(campusIds).meta({ choices: { madrid: 'Madrid', canarias: 'Canarias' } });
export type CampusId = z.infer<typeof campusId>;

/** Id of a row in the route table, such as `atcoInitial`. */
export const routeId = z.enum(routeIds).meta({ office: false });

/** Address of an external page. */
export const externalLink = z.url({ protocol: /^https$/, error: 'a link begins with https://' });

/** The id of an element in a page, written after `#` in an address. */
export const anchor = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an anchor has small letters, digits and hyphens: useful-links')
  .meta({ office: false });
