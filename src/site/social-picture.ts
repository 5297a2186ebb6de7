import type { Language } from '../i18n/language.ts';
import type { RouteParams } from './links.ts';
import type { SocialFace } from './route-row.ts';
import { routeRow, type RouteId } from './routes.ts';

/** Size of the pictures that social networks show for a page, in pixels. */
export const socialPictureSize = { width: 1200, height: 630 };

/**
 * The path of the picture that social networks show for a page. Pages with the same canonical address share the
 * path, and so do the views of one page. A new picture keeps the path, so that addresses cached by networks still work.
 */
export function socialPicturePath(route: RouteId, language: Language, params: RouteParams): string {
  const name = routeRow(route).canonical ?? route;
  const parts = route === 'article' ? [name, params.slug ?? ''] : [name];
  return `/social/${language}/${parts.join('/')}.jpg`;
}

/** The face of pages without one of their own. */
export const generalFace: SocialFace = { picture: 'hero-tower-cab-landscape', code: 'ATCO', edge: 'slate' };

/** The content of a social picture: at its top a picture of the site, below it a title block as on a chart. */
export type SocialCard = SocialFace & {
  title: string;
  /** Smaller text below the title. */
  line: string;
};
