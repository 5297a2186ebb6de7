import { isDeepStrictEqual } from 'node:util';
import { childOf } from './schema-parts.ts';
import type { YamlChange } from './change-yaml.ts';

/** The values of an edition in calendars: a change of one needs a higher `sequence` (RFC 5545, 3.8.7.4). */
const calendarFacts = ['start', 'end', 'campus', 'cancelled'] as const;

/** The changes that raise the `sequence` of changed editions, because the office does not edit that number. */
export function raisedSequences(before: unknown, after: unknown, names: readonly string[]): YamlChange[] {
  const old = new Map(editionsOf(before).map((edition) => [childOf(edition, 'id'), edition]));
  return editionsOf(after).flatMap((edition, index) => {
    const was = old.get(childOf(edition, 'id'));
    const isMoved =
      was !== undefined && calendarFacts.some((fact) => !isDeepStrictEqual(childOf(was, fact), childOf(edition, fact)));
    const number = Number(childOf(was, 'sequence') ?? 0);
    if (!isMoved || Number(childOf(edition, 'sequence') ?? 0) > number) return [];
    return [{ kind: 'put', path: ['editions', index, 'sequence'], value: number + 1, names }];
  });
}

function editionsOf(course: unknown): unknown[] {
  const editions = childOf(course, 'editions');
  return Array.isArray(editions) ? editions : [];
}
