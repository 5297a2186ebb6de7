import type { Language } from '../../src/i18n/language.ts';
import { seatsAttribute } from '../../src/site/answer-place.ts';
import { escapeHtml } from '../../src/site/head.ts';
import { dataPath, type PageData } from '../../src/site/page-data.ts';
import type { SiteBuild } from '../site-build.ts';
import { createAnswer, type Answer } from './answer.ts';
import { keepReads, type AnsweredDocument } from './private-answers.ts';
import { withTool, type ReadSeats } from './tool-answers.ts';

/** How long the numbers of free places are cached, in milliseconds, so that most requests need no query. */
const freshMs = 2000;

/**
 * Responds with the page of visits and the numbers of free places, which may be two seconds old. The form and the
 * booking read the numbers from the database.
 * @param readSeats reads the numbers of free places; null if no session can be booked
 */
export function createVisitPages(site: Pick<SiteBuild, 'mode' | 'data' | 'views'>, readSeats: ReadSeats) {
  const pages = keepReads<PageData | null>(site.mode);
  const kept = new Map<string, Answer>();
  let known: { seats: string | null; at: number } | null = null;

  /** The numbers of free places as JSON; null if nothing can be booked or the database does not answer. */
  async function seatsNow(): Promise<string | null> {
    if (known && Date.now() - known.at < freshMs) return known.seats;
    const read = await readSeats().catch(() => null);
    const seats = read && JSON.stringify(read);
    if (known?.seats !== seats) kept.clear();
    known = { seats, at: Date.now() };
    return seats;
  }

  /** The page with the numbers of free places; null to serve the page as it was drawn. */
  async function answer(
    document: AnsweredDocument,
    { language, kind }: { language: Language; kind: string },
  ): Promise<Answer | null> {
    const seats = await seatsNow();
    if (seats === null) return null;
    const key = `${language} ${kind}`;
    const made = kept.get(key);
    if (made) return made;
    const path = dataPath('visits', language);
    const data = await pages.get(path, async () => {
      const file = await site.data(path);
      return file && (JSON.parse(file.toString()) as PageData);
    });
    if (!data) return null;
    const content = { ...(data.content as object), seats: JSON.parse(seats) as object };
    const drawn = site.views.drawTool({ ...data, content }, '');
    const { headers, parts } = document();
    const html = withTool(Buffer.concat(parts).toString(), drawn, [], ` ${seatsAttribute}="${escapeHtml(seats)}"`);
    const ready = createAnswer({ headers, parts: [Buffer.from(html)], compressible: site.mode === 'production' });
    if (site.mode === 'production') kept.set(key, ready);
    return ready;
  }

  /** Clears the cache after pages were drawn again. */
  function forget(): void {
    pages.forget();
    kept.clear();
  }

  return { answer, forget };
}
