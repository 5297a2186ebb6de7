import { palette } from './drawing/palette.ts';

const { deep, yellow } = palette;

/** The logo, the marking of a runway-holding position, as the icon of a browser tab. */
export const favicon =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 46 46"><rect width="46" height="46" rx="3" fill="${deep}"/>` +
  `<path d="M5 12.500H41M5 19H41" stroke="${yellow}" stroke-width="3"/>` +
  `<path d="M5 27H41M5 33.500H41" stroke="${yellow}" stroke-width="3" stroke-dasharray="7.800 6.300"/></svg>\n`;

/** The same logo in the middle of a placeholder for a picture that did not load. */
export const pictureFallback =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice">' +
  `<path fill="${deep}" d="M0 0h160v100H0z"/><g stroke="${yellow}" stroke-width="3"><path d="M56 38h48M56 45h48"/>` +
  '<path stroke-dasharray="8 5.300" d="M56 54h48M56 61h48"/></g></svg>\n';
