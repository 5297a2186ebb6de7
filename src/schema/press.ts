import { z } from 'zod';
import { localizedText } from './localized.ts';
import { pictureId } from './references.ts';
import { object } from './object.ts';

const published = {
  /** Unique among the items. */
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is written in small letters without accents, with hyphens between words')
    .meta({ office: false }),
  title: localizedText,
  /**
   * The name of the newspaper, station or magazine, in its own spelling. For a press note of the centre, this is the
   * centre's name.
   */
  source: localizedText.meta({ title: 'Medio' }),
  /** ISO 8601 day of publication. */
  date: z.iso.date('a date is written 2025-06-04').meta({ title: 'Fecha de publicación' }),
  /** Id of a picture in the manifest: the medium's logo. Without a logo, the medium's name is shown. */
  logo: pictureId.optional().meta({ title: 'Logotipo' }),
  /** Not a real publication; must be replaced before a launch. */
  sample: z
    .literal(true)
    .optional()
    .meta({ description: 'La web dice al lado que el dato es de muestra, hasta que lo confirméis.' }),
};

/** Press coverage on another site. */
const externalItem = object({
  type: z.literal('external'),
  ...published,
  url: z.url({ protocol: /^https$/, error: 'an address begins with https://' }),
}).meta({ title: 'En otra web' });

/** A document on this site: `filePath` is a file in `content/press`. */
const pdfItem = object({
  type: z.literal('pdf'),
  ...published,
  filePath: z
    .string()
    .regex(/^[a-z0-9-]+\.pdf$/, 'a document is the name of a file in content/press, such as note.pdf')
    .meta({ title: 'Nombre del documento' }),
}).meta({ title: 'Un documento nuestro' });

/** One entry of the press coverage block. It opens in a new tab. */
const pressItem = z.discriminatedUnion('type', [externalItem, pdfItem]);

/** `content/press.yaml`. */
export const press = object({
  items: z
    .array(pressItem)
    .min(1)
    .refine((items) => new Set(items.map((item) => item.id)).size === items.length, 'two items have the same id')
    .meta({ title: 'Noticias' }),
});
