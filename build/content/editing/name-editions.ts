import { randomLetters } from './new-values.ts';
import { childOf } from './schema-parts.ts';
import type { YamlChange } from './change-yaml.ts';

/**
 * Gives ids to added editions. An id such as `block-1-2027-03-madrid-kxtrbqwd` joins the course, the start, the campus
 * and random letters. A course with one campus needs no campus in the id. Ids never change and are never given twice,
 * because calendars and enquiries refer to them.
 * @param course id of the course, with which the id of its first edition begins
 */
export function namedEditions(course: string, before: unknown, after: unknown): YamlChange[] {
  const old = idsOf(before);
  const locations = childOf(childOf(after, 'facts'), 'locations');
  const hasSeveral = Array.isArray(locations) && locations.length > 1;
  const start = old.map((id) => id.replace(/-(\d{4}-.*|next(-\w+)?)$/, '')).at(-1) ?? course;
  return editionsOf(after).flatMap((edition, index) => {
    const id: unknown = childOf(edition, 'id');
    if (old.includes(String(id))) return [];
    const campus = hasSeveral ? [String(childOf(edition, 'campus'))] : [];
    const value = [start, ...dateOf(childOf(edition, 'start')), ...campus, randomLetters()].join('-');
    return [{ kind: 'put', path: ['editions', index, 'id'], value }];
  });
}

function editionsOf(course: unknown): unknown[] {
  const editions = childOf(course, 'editions');
  return Array.isArray(editions) ? editions : [];
}

function idsOf(course: unknown): string[] {
  return editionsOf(course).map((edition) => String(childOf(edition, 'id')));
}

/** Year and month, or year and season, of a start; `next` if it is to be announced. */
function dateOf(start: unknown): string[] {
  const [day, month, season, year] = ['day', 'month', 'season', 'year'].map((key) => childOf(start, key));
  if (typeof day === 'string' || typeof month === 'string') return [String(day ?? month).slice(0, 7)];
  return typeof season === 'string' && typeof year === 'number' ? [`${year}-${season}`] : ['next'];
}
