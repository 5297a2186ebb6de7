/** Ids of the pictures that the code shows without a reference in the content; the office lists them as used. */
export const fixedPictures = {
  homeWide: 'hero-tower-cab-landscape',
  homeTall: 'hero-tower-cab-portrait',
  homeMap: 'campus-map',
  landingWide: 'campus-madrid-3-tower',
  landingTall: 'campus-canarias-2-tower',
  /** Beside every form without a picture of its own. */
  besideForms: 'core-approach',
} as const;
