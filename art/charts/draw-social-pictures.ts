import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { socialPicture, type SocialPicture } from './social-picture.ts';

/**
 * Draws social pictures from a list: `node charts/draw-social-pictures.ts <list.json> <output folder>`.
 * The list is JSON: `[{ "file": "madrid-es.jpg", "picture": "campus-madrid-1-landscape.avif", "code": "LEMD", … }]`, with
 * the fields of `SocialPicture`; pictures are masters of the site by file name.
 */
const [list, folder] = process.argv.slice(2);
if (!list || !folder)
  throw new Error('Say which list to draw and where to: draw-social-pictures.ts <list.json> <folder>');
const pictures = join(import.meta.dirname, '../../content/pictures');
const cards = JSON.parse(await readFile(list, 'utf8')) as (SocialPicture & { file: string })[];

for (const card of cards) {
  const file = resolve(folder, card.file);
  const drawn = await socialPicture({ ...card, picture: join(pictures, card.picture) });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, drawn);
  console.log(`${card.file}  ${Math.round(drawn.length / 1024)} kB`);
}
