import type { RouteId } from './routes.ts';
import type { SocialCard } from './social-picture.ts';

/** The picture, code and edge of a page's social picture. */
export type SocialFace = Pick<SocialCard, 'picture' | 'code' | 'edge'>;

/** The picture, code and edge of all other pages. */
export const generalFace: SocialFace = { picture: 'hero-tower-cab-landscape', code: 'ATCO', edge: 'slate' };

/** Social pictures of pages that are not about a single course, each with a fitting picture of the site. */
export const socialFaces: Partial<Record<RouteId, SocialFace>> = {
  courses: { picture: 'core-where', code: 'ATCO', edge: 'blue' },
  calendar: { picture: 'blog-exams-calendar', code: 'ATCO', edge: 'blue' },
  services: { picture: 'b2b-unit-training', code: 'ANSP', edge: 'buff' },
  advancedTraining: { picture: 'b2b-competence', code: 'OJTI', edge: 'buff' },
  blog: { picture: 'blog-working-day', code: 'BLOG', edge: 'slate' },
  contact: { picture: 'campus-madrid-3-tower', code: 'ATCO', edge: 'slate' },
  madrid: { picture: 'campus-madrid-3-tower', code: 'LEMD', edge: 'magenta' },
  canarias: { picture: 'campus-canarias-2-tower', code: 'GCLP', edge: 'magenta' },
  licenceGuide: { picture: 'core-licence', code: 'SATCO', edge: 'slate' },
  teamsGuide: { picture: 'core-call', code: 'TEAMS', edge: 'slate' },
  position: { picture: 'campus-madrid-4-approach', code: 'APS', edge: 'magenta' },
  feedback: { picture: 'core-instructor', code: 'ATCO', edge: 'slate' },
  glossary: { picture: 'blog-ratings', code: 'A-Z', edge: 'slate' },
};
