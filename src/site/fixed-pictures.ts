/** Ids of the pictures that pages show without their content naming them; the office shows them as used. */
export const fixedPictures = {
  homeWide: 'hero-tower-cab-landscape',
  homeTall: 'hero-tower-cab-portrait',
  homeMap: 'campus-map',
  landingWide: 'campus-madrid-3-tower',
  landingTall: 'campus-canarias-2-tower',
  /** Beside every form that has no picture of its own. */
  tower: 'campus-madrid-3-tower',
} as const;
