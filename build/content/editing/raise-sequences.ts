import { isDeepStrictEqual } from 'node:util';
import type { FieldPath } from '../../../src/schema/office-content.ts';
import { childOf } from './schema-parts.ts';

/**
 * The values of an edition and of a visit in calendars: a change of one needs a higher `sequence` (RFC 5545,
 * 3.8.7.4).
 */
const calendarFacts = {
  editions: ['start', 'end', 'campus', 'cancelled'],
  visits: ['day', 'hour', 'minutes', 'place', 'cancelled'],
} as const;

/** The higher numbers of changed editions and visits, because the office does not edit `sequence`. */
export function raisedSequences(before: unknown, after: unknown): { path: FieldPath; value: number }[] {
  return Object.entries(calendarFacts).flatMap(([list, facts]) => {
    const old = new Map(itemsOf(before, list).map((item) => [childOf(item, 'id'), item]));
    return itemsOf(after, list).flatMap((item, index) => {
      const was = old.get(childOf(item, 'id'));
      const isMoved =
        was !== undefined && facts.some((fact) => !isDeepStrictEqual(childOf(was, fact), childOf(item, fact)));
      const number = Number(childOf(was, 'sequence') ?? 0);
      if (!isMoved || Number(childOf(item, 'sequence') ?? 0) > number) return [];
      return [{ path: [list, index, 'sequence'], value: number + 1 }];
    });
  });
}

function itemsOf(file: unknown, list: string): unknown[] {
  const items = childOf(file, list);
  return Array.isArray(items) ? items : [];
}
