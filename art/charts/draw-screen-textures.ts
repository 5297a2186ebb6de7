import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rasterise } from './drawing/rasterise.ts';
import { screenTextures } from './screen-textures.ts';

/** Draws the pictures that the screens of rendered scenes show. Run it before rendering: `npm run textures` in `art/`. */
const folder = join(import.meta.dirname, '../out/textures');
mkdirSync(folder, { recursive: true });
for (const [name, { svg, pixels }] of Object.entries(screenTextures)) {
  writeFileSync(join(folder, `${name}.png`), await rasterise(svg(), pixels));
}
console.log(`${Object.keys(screenTextures).length} textures in art/out/textures`);
