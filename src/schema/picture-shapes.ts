/** Width and height as parts: `[16, 9]`. */
export type Ratio = readonly [width: number, height: number];

/** The shape to which a picture is cut for a place of the site, and the frames in which pages show it. */
export type PictureShape = { cut: Ratio; frames: readonly Ratio[] };

/**
 * Places for pictures. One file serves all widths of a place, so the style sheets crop the file again (`aspect-ratio`,
 * `object-fit`). `frames` has typical shapes after that crop, for the office's previews.
 */
export const pictureShapes = {
  /** `home-hero`: a whole viewport. */
  'home-wide': { cut: [8, 5], frames: [[16, 9]] },
  /** `home-hero` on phones. */
  'home-tall': {
    cut: [4, 5],
    frames: [
      [4, 5],
      [3, 5],
    ],
  },
  /** `campus-map`: behind the whole section, and cropped to its size. */
  'home-map': { cut: [40, 23], frames: [[40, 23]] },
  /** `centre-cards`, and the cards of `campus-map`. */
  'campus-card': {
    cut: [8, 5],
    frames: [
      [3, 2],
      [4, 3],
    ],
  },
  /** `course-hero`: half a viewport, 8:5 below 60rem. */
  'course-top': {
    cut: [8, 5],
    frames: [
      [8, 5],
      [4, 3],
    ],
  },
  /** `catalogue-hero`, uncropped. */
  'catalogue-top': { cut: [8, 5], frames: [[8, 5]] },
  /** `chart-card` (8:5, 5:2 on phones), `block-cards`, and the strips of the catalogue. */
  card: {
    cut: [8, 5],
    frames: [
      [8, 5],
      [2, 1],
      [5, 2],
    ],
  },
  /** `article-header`, uncropped; cards of the blog; pictures of social networks. */
  article: {
    cut: [8, 5],
    frames: [
      [8, 5],
      [5, 2],
    ],
  },
  /** `contact-details` and `admission`: a tall band beside a form or a checklist. */
  'beside-form': { cut: [8, 5], frames: [[4, 5]] },
  /** `campus-gallery`. */
  gallery: { cut: [8, 5], frames: [[8, 5]] },
  /** `accommodation`. */
  stay: { cut: [8, 5], frames: [[8, 5]] },
  /** `map-frame`; `map-tall` is for phones. */
  map: { cut: [18, 11], frames: [[18, 11]] },
  'map-tall': { cut: [4, 5], frames: [[4, 5]] },
  /** `alumni-charts`: cards of 4:5. */
  alumni: { cut: [4, 5], frames: [[4, 5]] },
  /** The round portrait of a former student. */
  portrait: { cut: [1, 1], frames: [[1, 1]] },
  /** `instructor-card`. */
  instructor: { cut: [8, 5], frames: [[8, 5]] },
  /** Beside the text of a social picture. */
  social: { cut: [8, 5], frames: [[8, 5]] },
  /** Uncropped, in its own proportions. */
  logo: { cut: [2, 1], frames: [[2, 1]] },
} as const satisfies Record<string, PictureShape>;

export type PicturePlace = keyof typeof pictureShapes;
export const picturePlaces = Object.keys(pictureShapes) as PicturePlace[];

/** The largest accepted file, in bytes; every other request to the office is a text of at most 64 kB. */
export const largestPicture = 20_000_000;

/** The longest side of a saved picture, in pixels: the widest file that pages use. */
export const longestSide = 1920;

/** Below this width a picture is blurred on large screens; below the minimum it is refused. Pixels. */
export const goodWidth = 1600;
export const leastWidth = 400;
