import { z } from 'zod';

/** Id of a picture in `content/pictures.yaml`. */
export const pictureId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a picture id has small letters, digits and hyphens: campus-madrid-1-landscape');

/** Id of a row in the route table, such as `atcoInitial`. That the row exists is the content check's business. */
export const routeId = z.string().regex(/^[a-z][a-zA-Z0-9]*$/, 'a route id is written like atcoInitial');

/** Address of a page that is not ours. */
export const externalLink = z.url({ protocol: /^https$/, error: 'a link begins with https://' });

/** Id of an element inside a page: what stands behind `#` in an address. */
export const anchor = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an anchor has small letters, digits and hyphens: useful-links');
