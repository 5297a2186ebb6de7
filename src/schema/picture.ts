import { z } from 'zod';
import { localized, localizedText, text } from './localized.ts';
import { pictureId } from './references.ts';
import { object } from './object.ts';

/** How a picture was made: as a 3D scene, cartography, another drawing, or a photograph. */
const kind = z.enum(['render', 'chart', 'cover', 'photo']).meta({ office: 'with-picture' });

/**
 * The side that stays visible when a picture is cropped. It is a keyword and not a number, because a strict CSP allows
 * no `style`.
 */
const focus = z.enum(['left', 'center', 'right', 'top', 'bottom']).meta({
  choices: {
    left: 'la izquierda',
    center: 'el centro',
    right: 'la derecha',
    top: 'lo de arriba',
    bottom: 'lo de abajo',
  },
});

/** The highest lightness of a dark picture's average colour, out of 255. */
const darkest = 64;

function lightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.slice(1).match(/../g) ?? []).map((part) => Number.parseInt(part, 16));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Whether a picture is a drawing: only drawings may have variants for languages and for the dark theme. */
export function isDrawn(what: z.infer<typeof kind>): boolean {
  return what === 'chart' || what === 'cover';
}

const pixels = z.number().int().min(16).max(8000);

/** An entry of the picture manifest. Its master file in `content/pictures` has the entry's id as its name. */
export const picture = object({
  kind,
  /** Size of the master, in pixels. */
  width: pixels.meta({ office: 'with-picture' }),
  height: pixels.meta({ office: 'with-picture' }),
  /** The average colour, shown until the picture has loaded. */
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'a colour is written #0f1b21, with small letters')
    .meta({ office: 'with-picture' }),
  /** Text alternative of the picture. */
  alt: localized(text.max(160, 'a text of more than 160 characters is too long to be read aloud')).meta({
    title: 'Descripción para quien no la ve',
    description: 'Hasta 160 letras; se lee en voz alta.',
  }),
  caption: localizedText.optional().meta({ title: 'Pie' }),
  credit: localizedText.meta({ title: 'Autoría' }),
  focus: focus.optional().meta({ title: 'Parte que se ve al recortar' }),
  /** The picture contains text, so it has a file for each language: `<id>.es`, `<id>.en`. */
  words: z.literal(true).optional().meta({ office: 'with-picture' }),
  /** A drawing with a dark background, for both themes. Every other drawing has a second file: `<id>.dark`. */
  deep: z.literal(true).optional().meta({ office: 'with-picture' }),
})
  .refine(({ deep, color }) => !deep || lightness(color) <= darkest, {
    path: ['deep'],
    message: 'this picture is too light for the dark theme: draw its dark variant',
  })
  .refine(({ kind: what, words, deep }) => isDrawn(what) || !(words || deep), {
    path: ['kind'],
    message: 'only a drawing has words of its own or a dark variant',
  })
  .refine((entry) => entry.kind !== 'render' || entry.caption !== undefined, {
    path: ['caption'],
    message: 'a render needs a caption that says it is an illustration',
  });

/** The whole manifest, by picture id. */
export const pictureManifest = z.record(pictureId, picture);

export type Picture = z.infer<typeof picture>;
export type PictureManifest = z.infer<typeof pictureManifest>;

/**
 * The files of one format for a `<source>`: `type` is a media type, `srcSet` lists addresses with widths (`… 640w`).
 */
export type PictureSource = { type: string; srcSet: string; media?: string };

/**
 * The files of a picture in one language: sources from the best format down, dark ones first. `src` is for browsers
 * without any of these formats.
 */
export type PictureSet = {
  sources: PictureSource[];
  src: string;
  /** Size of the master in pixels, which reserves the space until the picture has loaded. */
  width: number;
  height: number;
  /** The colour of that space. */
  color: string;
};

/**
 * A picture in one language, with everything that the `Picture` component needs. It is plain JSON, as it is part of a
 * page's data.
 */
export type PictureContent = PictureSet & {
  alt: string;
  caption?: string;
  focus?: NonNullable<Picture['focus']>;
};

/**
 * Finds a picture by its id, for `content.ts` of pages at build time.
 * @throws Error for an unknown id, with a message for the content's editors
 */
export type PictureCatalogue = (id: string, language: keyof Picture['alt']) => PictureContent;
