import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readFileSync } from 'node:fs';
import { forgedAddresses, costOf } from '../../../tests/forged-addresses.ts';
import { careerChoice, careerQuery, wayBetween, type CareerPoint } from './career-route.ts';

const { steps } = parse(readFileSync('content/deciding/career.yaml', 'utf8')) as { steps: CareerPoint[] };
const ids = steps.map(({ id }) => id);

/**
 * Worked out by hand from Regulation (EU) 2015/340: licence with a rating, then a unit, then instructor or assessor.
 */
test.each([
  ['beginning', 'student', 'beginning student'],
  ['beginning', 'tower-unit', 'beginning student tower-rating tower-unit'],
  ['beginning', 'area-unit', 'beginning student area-rating area-unit'],
  ['beginning', 'ojti', 'beginning student tower-rating tower-unit ojti'],
  ['beginning', 'assessor', 'beginning student tower-rating tower-unit assessor'],
  ['student', 'approach-unit', 'student approach-rating approach-unit'],
  ['tower-rating', 'area-rating', 'tower-rating area-rating'],
  ['tower-unit', 'area-unit', 'tower-unit area-rating area-unit'],
  ['area-unit', 'tower-unit', 'area-unit tower-rating tower-unit'],
  ['area-unit', 'stdi', 'area-unit stdi'],
  ['ojti', 'assessor', 'ojti assessor'],
  ['tower-unit', 'student', ''],
  ['assessor', 'beginning', ''],
])('the route from %s to %s is “%s”', (from, to, way) => {
  expect(wayBetween(steps, from, to).join(' ')).toBe(way);
});

test.each([
  ['', { from: 'beginning', to: null, route: [], problems: [] }],
  ['?from=&to=', { from: 'beginning', to: null, route: [], problems: [] }],
  ['?to=student', { from: 'beginning', to: 'student', route: ['beginning', 'student'], problems: [] }],
  [
    '?from=area-unit&to=assessor',
    { from: 'area-unit', to: 'assessor', route: ['area-unit', 'assessor'], problems: [] },
  ],
  [
    '?from=pilot&to=student',
    {
      from: 'beginning',
      to: 'student',
      route: ['beginning', 'student'],
      problems: [{ field: 'from', kind: 'unknown' }],
    },
  ],
  [
    '?from=student&to=__proto__',
    { from: 'student', to: null, route: [], problems: [{ field: 'to', kind: 'unknown' }] },
  ],
  ['?from=ojti&to=ojti', { from: 'ojti', to: 'ojti', route: [], problems: [{ field: 'to', kind: 'here' }] }],
  ['?from=ojti&to=student', { from: 'ojti', to: 'student', route: [], problems: [{ field: 'to', kind: 'behind' }] }],
])('reads the address “%s”', (search, choice) => {
  expect(careerChoice(search, steps)).toEqual(choice);
});

test('every pair of points has a route or a message, and no route passes a point twice', () => {
  for (const from of ids) {
    for (const to of ids) {
      const { route, problems } = careerChoice(careerQuery({ from, to }), steps);
      expect(route.length > 1 ? 0 : 1, `${from} ${to}`).toBe(problems.length);
      expect(new Set(route).size).toBe(route.length);
      for (const [index, id] of route.entries()) {
        if (index > 0) expect(steps.find((step) => step.id === id)?.after).toContain(route[index - 1]);
      }
    }
  }
});

test('every point can be reached from the beginning', () => {
  expect(ids.slice(1).filter((id) => wayBetween(steps, 'beginning', id).length === 0)).toEqual([]);
});

test('any address gives points of the map in less than 50 ms', () => {
  const strays = forgedAddresses(['from', 'to'], ids).filter((search) => {
    const { from, to } = careerChoice(search, steps);
    const isOnMap = ids.includes(from) && (to === null || ids.includes(to));
    return !isOnMap || costOf(() => careerChoice(search, steps)) >= 50;
  });
  expect(strays).toEqual([]);
});
