import type { Edition } from '../schema/editions.ts';
import type { SiteContent } from '../schema/site-content.ts';
import { allEditions } from './course-editions.ts';
import { isOpen } from './editions.ts';

type Announcement = SiteContent['banner']['announcements'][number];

/** An announced edition, with the office's own text if there is one. */
export type FeaturedEdition = { edition: Edition; words: Pick<Announcement, 'code' | 'text' | 'action'> };

/**
 * The edition that the banner and the home page announce on a day: an open edition whose course has a page. The first
 * due announcement of `content/banner.yaml` decides; without one, the next such edition is announced.
 * @param today the day in Europe/Madrid, `YYYY-MM-DD`
 */
export function featuredEdition(
  content: Pick<SiteContent, 'banner' | 'courses'>,
  today: string,
): FeaturedEdition | undefined {
  const open = allEditions(content).filter(
    (edition) => isOpen(edition, today) && content.courses[edition.course]?.route !== undefined,
  );
  for (const words of content.banner.announcements) {
    const edition = open.find(({ id }) => id === words.edition);
    if (edition && isDue(words, today)) return { edition, words };
  }
  const [edition] = open;
  return edition && { edition, words: {} };
}

function isDue({ from, until }: Announcement, today: string): boolean {
  return (from === undefined || from <= today) && (until === undefined || today <= until);
}
