import type { CourseFigures } from './course-figures.ts';

type Course = NonNullable<ReturnType<CourseFigures['courses']['get']>>;

const tower: Course = {
  facts: {
    start: { onRequest: true },
    formats: [],
    locations: [],
    duration: { amount: 6, unit: 'month' },
    curriculum: {
      duration: { amount: { about: 20 }, unit: 'week' },
      subjects: [{ subject: { es: 'Torre', en: 'Tower' }, theory: 52, simulator: 100 }],
    },
    seats: 16,
    price: { amount: 27000, currency: 'EUR', tax: 'exempt', confirmed: false, excludes: { es: 'nada', en: 'nothing' } },
  },
  editions: [
    { id: 'tower-2026-11', campus: 'madrid', start: { day: '2026-11-24' } },
    { id: 'tower-later', campus: 'madrid', start: { season: 'autumn', year: 2027 } },
  ],
  route: 'block1',
  card: { title: { es: 'Bloque 1: Torre', en: 'Block 1: Tower' } },
};
const complete: Course = {
  facts: {
    start: { onRequest: true },
    formats: [],
    locations: [],
    duration: { amount: { from: 11, to: 13 }, unit: 'month' },
    seats: 6,
    simulatorExercises: 423,
  },
  editions: [{ id: 'complete-2027', campus: 'madrid', start: { month: '2027-03' } }],
  card: { title: { es: 'Habilitación completa', en: 'Complete Rating' } },
};

/**
 * Facts of two courses for tests: `tower` has a price and two editions, `complete` has no price and a range of months.
 */
export const sampleFigures: CourseFigures = {
  courses: new Map([
    ['tower', tower],
    ['complete', complete],
  ]),
  editions: new Map([...tower.editions, ...complete.editions].map((edition) => [edition.id, edition])),
};
