import type { RouteId } from '../../src/site/routes.ts';
import { builtContent } from '../built-content.ts';

/** The size of a window. */
export type Size = readonly [width: number, height: number];

/**
 * Parts of a page that must be in its first view, above the cookie notice: whole, or with the first 60 px of a picture.
 */
export type FirstView = {
  routes: readonly RouteId[];
  sizes: readonly Size[];
  parts: string;
  /** The first part only, or all. */
  which: 'first' | 'all';
  /** Parts that must begin below. */
  before?: string;
};

const usual = [
  [1440, 900],
  [1366, 768],
  [390, 844],
] as const;

/** Common windows, and two small phones. At 1280x720 the notice covers a course's page below its lead. */
const higher = [...usual, [390, 664], [360, 640], [320, 640], [320, 568]] as const;

const facts = 'main header dl > div';
const courses = Object.values(builtContent.courses).flatMap(({ route, page }) => (route && page ? [route] : []));

export const firstViews: readonly FirstView[] = [
  { routes: [...courses, 'advancedTraining'], sizes: usual, parts: facts, which: 'all' },
  {
    routes: ['home'],
    sizes: usual,
    parts: 'main > div > div > ul > li:first-child dl > div:nth-child(-n + 2)',
    which: 'all',
  },
  { routes: ['courses'], sizes: usual, parts: 'main article:first-of-type h3', which: 'first' },
  { routes: ['calendar'], sizes: usual, parts: 'main tbody th a', which: 'first' },
  { routes: ['search'], sizes: usual, parts: '#search-results li:first-child a', which: 'first' },
  { routes: ['blog'], sizes: usual, parts: 'main article img', which: 'first' },
  { routes: ['madrid', 'canarias'], sizes: usual, parts: 'main figure img', which: 'first' },
  // The button to the form. Courses whose page shows their name in two lines at most, beside a picture.
  {
    routes: ['atcoInitial', 'completeRating', 'block1', 'block2', 'callPreparation', 'selectionProcess', 'services'],
    sizes: higher,
    parts: 'main header :is([href="#contact-section"], [href="/propuesta"], [href="/proposal"])',
    which: 'first',
  },
  // The answer of an article. On a wide screen the parts beside it do not push it down.
  {
    routes: ['article'],
    sizes: [[390, 844]],
    parts: 'main article header div > p + p',
    which: 'first',
    before: 'main article header :is(ul, img)',
  },
  {
    routes: ['article'],
    sizes: [[1366, 768]],
    parts: 'main article header div > p + p',
    which: 'first',
    before: 'main article header ul',
  },
];

/** Pages that begin with their title and tools instead of a picture; both together are at most 180 px high. */
export const workingPages: readonly RouteId[] = [
  'calendar',
  'search',
  'glossary',
  'blog',
  'feedback',
  'contact',
  'services',
  'proposal',
  'licenceGuide',
  'canI',
  'career',
  'canarias',
];

/** Runs in a page: lists what is not above an edge, and what does not begin below it. */
export function partsBelow({ parts, which, before, edge }: Omit<FirstView, 'routes' | 'sizes'> & { edge: number }) {
  const all = [...document.querySelectorAll(parts)].slice(0, which === 'first' ? 1 : undefined);
  if (all.length === 0) return [`there is no ${parts}`];
  const ends = all.map((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return part instanceof HTMLImageElement ? top + 60 : bottom;
  });
  const end = Math.max(...ends);
  const later = before ? [...document.querySelectorAll(before)] : [];
  return [
    ...(end > edge ? [`${parts} ends at ${end}, below ${edge}`] : []),
    ...later
      .filter((part) => part.getBoundingClientRect().top < end)
      .map(({ localName }) => `${localName} is above ${parts}`),
  ];
}

/** Runs in a page: the width beside the drawing of a course that its ground does not cover. */
export function stripsBesideDrawing(): string[] {
  const figure = document.querySelector('main header figure[data-kind="drawing"]');
  const [image, ground] = [figure?.querySelector('img'), figure?.querySelector('rect')];
  if (!figure || (ground && !ground.checkVisibility())) return [];
  if (!image || !ground) return ['a drawing without its ground'];
  const { width, height } = image.getBoundingClientRect();
  const beside = width - (height * Number(image.getAttribute('width'))) / Number(image.getAttribute('height'));
  return beside < 1 ? [] : [`${beside} px beside the drawing`];
}
