import { matchPath } from '../../src/site/match.ts';
import type { SiteContent } from '../../src/schema/site-content.ts';
import type { ContentFile } from './content-file.ts';
import { didYouMean } from '../../src/site/did-you-mean.ts';
import type { PlacedText } from './placed-texts.ts';
import type { ContentProblem } from './problem.ts';
import { publishedBy, type Published } from './published.ts';

const file = 'content/published.json';

type Contents = Pick<SiteContent, 'articles' | 'courses' | 'campuses'>;

/**
 * Finds published addresses without a page, former campus names in texts, missing editions, and editions that changed
 * without a new `sequence`.
 */
export function publishedProblems(
  published: Published,
  content: Contents,
  { files, texts }: { files: readonly ContentFile[]; texts: readonly PlacedText[] },
): ContentProblem[] {
  const now = publishedBy(content);
  return [
    ...lostAddresses(published, now, content),
    ...changedEditions(published, now, content, files),
    ...formerCampusNames(published, now, texts),
  ];
}

function lostAddresses(published: Published, now: Published, { articles }: Contents): ContentProblem[] {
  const existing = new Set(now.addresses);
  return published.addresses.flatMap((address, index) => {
    if (existing.has(address)) return [];
    const match = matchPath(address);
    const slug = match.kind === 'none' ? undefined : match.params['slug'];
    // An article that has become a draft keeps its address.
    if (slug === undefined ? match.kind === 'redirect' : slug in articles) return [];
    const added = now.addresses.filter((each) => !published.addresses.includes(each));
    const remedy = address.startsWith('/blog/')
      ? 'name its new one in "moved" of the row "article"'
      : 'add it to "aliases" of the row of its new address';
    const message = `${address} was published and leads nowhere now: ${remedy} in src/site/routes.ts (or take the line out if nobody was given it).${didYouMean(address, added)}`;
    return [{ file, line: index + 3, place: 'addresses', message }];
  });
}

function changedEditions(
  published: Published,
  now: Published,
  { courses }: Contents,
  files: readonly ContentFile[],
): ContentProblem[] {
  return Object.entries(published.editions).flatMap(([id, before]) => {
    const edition = now.editions[id];
    if (!edition) {
      const message = `the edition "${id}" was published and is in no course now: calendars hold it, so keep it, as "cancelled: true" if it will not be held (or take it out here if nobody was told of it)`;
      return [{ file, line: 1, place: `editions > ${id}`, message }];
    }
    if (edition.says === before.says || edition.sequence > before.sequence) return [];
    const course = Object.entries(courses).find(([, { editions }]) => editions.some((each) => each.id === id));
    const [name = '', record] = course ?? [];
    const path = ['editions', String(record?.editions.findIndex((each) => each.id === id)), 'id'];
    const own = `content/courses/${name}.yaml`;
    const line = files.find((each) => each.file === own)?.lineOf(path) ?? 1;
    const message = `"${id}" has other dates, another place or another state than it was published with: write "sequence: ${before.sequence + 1}", or calendars keep the old ones`;
    return [{ file: own, line, place: path.join(' > '), message }];
  });
}

function formerCampusNames(published: Published, now: Published, texts: readonly PlacedText[]): ContentProblem[] {
  return Object.entries(published.campuses).flatMap(([id, names]) =>
    texts.flatMap(({ file: name, line, place, language, text }) => {
      const [before, after] = [names[language], now.campuses[id]?.[language]];
      if (before === undefined || after === undefined || before === after || !text.includes(before)) return [];
      const message = `the campus "${before}" is called "${after}" now; where the old name means something else, "npm run content:published" accepts the present texts`;
      return [{ file: name, line, place, message }];
    }),
  );
}
